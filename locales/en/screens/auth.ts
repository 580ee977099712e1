import type { auth as source } from "../../es/screens/auth.ts";
import type { Translation } from "../../translation.ts";

export const auth = {
  fields: {
    fullName: "Full name",
    email: "Email",
    password: "Password",
    confirmPassword: "Confirm the password",
    newPassword: "New password",
    passwordHint: "At least 6 characters.",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    required: "required",
  },
  errors: {
    summary: "Check these fields",
    fullName: "Please enter your full name.",
    email: "Write an email address, for example name@mail.com.",
    passwordEmpty: "Write your password.",
    passwordShort: "At least 6 characters.",
    mismatch: "The passwords do not match.",
  },
  register: {
    title: "Sign up",
    description:
      "Create a free Trampolín account to save scholarships and find them again.",
    lead: "Save the scholarships you like and find them on any phone. Reading the catalogue needs no account.",
    submit: "Sign up",
    submitting: "Creating account...",
    haveAccount: "Do you have an account?",
    login: "Log in",
    minors: "If you are a minor, tell a parent or guardian first.",
  },
  login: {
    title: "Log in",
    description:
      "Log in to your Trampolín account and carry on where you left.",
    lead: "Log in and carry on where you left.",
    submit: "Log in",
    submitting: "Logging in...",
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    register: "Create one for free",
  },
  recover: {
    title: "Recover password",
    description: "Ask for a link to choose a new password.",
    lead: "Write your email and we send you a link to choose another password.",
    submit: "Send link",
    submitting: "Sending...",
    sent: "Check your email",
    sentText:
      "If there is an account with that address, a link arrives within minutes. Look in the spam folder too.",
    backToLogin: "Back to log in",
  },
  reset: {
    title: "Choose a new password",
    description: "Choose a new password for your account.",
    lead: "Choose a password that you use nowhere else.",
    submit: "Save password",
    submitting: "Saving...",
    linkNeeded: "This link no longer works",
    linkNeededText: "Links last one hour and work once. Ask for a new one.",
    askAgain: "Ask for another link",
  },
  gate: {
    loading: "Loading...",
  },
  notices: {
    loginFailed: "Login Error",
    loginFallback: "Wrong email or password.",
    registerFailed: "Registration Error",
    registerFallback: "The user could not be registered.",
    logoutFailed: "Error Logging Out",
    logoutFallback: "The session could not be closed on the server.",
    loginDone: "Logged In",
    loginDoneText: "Welcome back, {{name}}!",
    registerDone: "Registration Complete",
    registerConfirm:
      "Welcome to Trampolín! Check your email to confirm your account.",
    registerSignedIn: "Welcome to Trampolín, {{name}}! You are logged in.",
    logoutDone: "Logged Out",
    logoutDoneText: "You have logged out.",
    denied: "Access Denied",
    deniedProfile: "You must log in to complete your profile.",
    confirmed: "Email confirmed",
    confirmedText: "Your account is ready and you are logged in.",
    linkFailed: "The link did not work",
    linkFailedText: "It was used already or has expired. Ask for a new one.",
    recoverFailed: "The link could not be sent",
    resetFailed: "The password could not be saved",
    resetDone: "Password saved",
    resetDoneText: "Use it the next time you log in.",
  },
  reasons: {
    unreachable:
      "The server cannot be reached. Check your connection and try again.",
    tooMany: "Too many attempts. Wait a few minutes and try again.",
    emailNotConfirmed:
      "First confirm your account with the link we sent you by email.",
    alreadyRegistered:
      "There is an account with that email already. Log in or recover your password.",
    weakPassword: "The password is too short. At least 6 characters.",
    samePassword: "Choose a password different from the old one.",
    invalidEmail: "That email does not look valid. Check it.",
    sessionMissing: "Your session ended. Log in again.",
  },
} as const satisfies Translation<typeof source>;
