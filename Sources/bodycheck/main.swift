print("bodycheck")
