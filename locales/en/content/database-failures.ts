export const databaseFailures = {
  unavailable: "The server cannot reach its database. Try again in a moment.",
  noSpace: "The server has no space left to store this. Try again later.",
};
