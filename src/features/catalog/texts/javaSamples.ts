// The code on the Java library's page: `npm run clients:java` compiles and runs it.
import api from './samples/java-api.txt?raw';
import first from './samples/java-first.txt?raw';
import install from './samples/java-install.txt?raw';

/** Adding the library to a project. */
export const javaInstall = install.trimEnd();

/** A program with a dictionary. */
export const javaFirst = first.trimEnd();

/** A program that asks the HTTP API. */
export const javaApi = api.trimEnd();
