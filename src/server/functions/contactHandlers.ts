// AWS entry point of the function that receives the messages of the contact form.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { AddressAnswer, AddressEvent } from './api/httpEvent.ts';
import { assembleContact } from './contact/assemble.ts';
import { createReceive } from './contact/receive.ts';
import { readMailSettings, sendMail } from './mail.ts';

let made: ReturnType<typeof createReceive> | undefined;

/** Answers a request to the function's address. */
export function receive(event: AddressEvent): Promise<AddressAnswer> {
  made ??= createReceive(
    assembleContact(
      {
        environment: process.env,
        client: new DynamoDBClient({ maxAttempts: 3 }),
        now: Date.now,
        log: (line) => void process.stderr.write(`${line}\n`),
      },
      (mail) => sendMail(readMailSettings(process.env), mail),
    ),
  );
  return made(event);
}
