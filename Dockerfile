# The program with the toolchain that it needs, for any machine with a container engine:
#   docker build -t bodycheck .
#   docker run --rm -v "$PWD":/kb bodycheck verify
# BASE is any Debian or Ubuntu with a Swift 6.3 toolchain on PATH.
ARG BASE=docker.io/library/swift:6.3-bookworm

# What building needs; also the development container.
FROM ${BASE} AS tools
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends git libcmark-dev make \
  && rm -rf /var/lib/apt/lists/*

FROM tools AS build
COPY . /src
RUN make -C /src install PREFIX=/opt/bodycheck && /opt/bodycheck/bin/bodycheck --version

FROM tools
COPY --from=build /opt/bodycheck /opt/bodycheck
ENV PATH=/opt/bodycheck/bin:${PATH}
WORKDIR /kb
# Git reads the dates of pages also where the folder belongs to someone else.
RUN git config --system --add safe.directory /kb
# Any user will do: nothing is written but below /kb and the folder for temporary files.
USER 1000:1000
ENTRYPOINT ["bodycheck"]
CMD ["help"]
