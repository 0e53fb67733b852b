// AWS entry point of the function that asks the operator's language model. It streams, so the service's own wrapper is around it.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type AskRequest, createAsk } from './ai/ask.ts';
import { assembleAsk } from './ai/assemble.ts';
import { createAwsCall } from './aws.ts';
import type { HttpEvent } from './billing/httpEvent.ts';
import { createSecrets } from './billing/secrets.ts';
import { readRoleKeys } from './signedRequest.ts';

interface AnswerStream {
  write(text: string): unknown;
  end(): void;
}

type Handler = (event: HttpEvent, stream: AnswerStream) => Promise<void>;

/** What the service puts into the global object of functions that stream. */
interface StreamingService {
  streamifyResponse(handler: Handler): unknown;
  HttpResponseStream: {
    from(stream: AnswerStream, start: { statusCode: number; headers: Readonly<Record<string, string>> }): AnswerStream;
  };
}

// Elsewhere, where nothing is called, the module can be loaded all the same.
const { awslambda } = globalThis as unknown as { awslambda?: Partial<StreamingService> };
const call = createAwsCall(() => readRoleKeys(process.env));
let made: ReturnType<typeof createAsk> | undefined;

function asking(request: AskRequest) {
  made ??= createAsk(
    assembleAsk({
      environment: process.env,
      client: new DynamoDBClient({ maxAttempts: 3 }),
      send: fetch,
      sendOut: fetch,
      secret: createSecrets(call),
      now: Date.now,
      log: (line) => void process.stderr.write(`${line}\n`),
    }),
  );
  return made(request);
}

const answer: Handler = async ({ headers = {}, body = '', isBase64Encoded }, stream) => {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  const { status, headers: own, pieces } = await asking({ authorization: headers['authorization'], body: text });
  const out = awslambda?.HttpResponseStream?.from(stream, { statusCode: status, headers: own }) ?? stream;
  for await (const piece of pieces) out.write(piece);
  out.end();
};

/** Answers a question, piece by piece. */
export const ask = awslambda?.streamifyResponse?.(answer) ?? answer;
