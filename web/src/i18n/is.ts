import { en, type Messages } from "./en";

export const is: Messages = { ...en };
