// The extension's page with the engine: one worker for all tabs, one channel of it for each field.
import { createCaller } from '../../workers/rpc.ts';
import type { ThreadProcedures } from '../thread/procedures.ts';
import { browserApi, type RuntimePort } from './browserApi.ts';
import { FIELD_CHANNEL } from './portThread.ts';

/** Starts answering fields. The worker starts with the first of them, and again after it has died. */
export function startHub(): void {
  const { runtime } = browserApi();
  let thread: { worker: Worker; call: ReturnType<typeof createCaller<ThreadProcedures>> } | null = null;
  const channels = new Set<RuntimePort>();

  const end = () => {
    thread?.worker.terminate();
    thread = null;
    // Their fields hear of it, and connect again.
    for (const channel of channels) channel.disconnect();
    channels.clear();
  };
  const running = () => {
    if (thread) return thread;
    const worker = new Worker(runtime.getURL('form.worker.js'), { type: 'module' });
    worker.addEventListener('error', end);
    const call = createCaller<ThreadProcedures>(worker, end);
    thread = { worker, call };
    call.call('begin', { packs: runtime.getURL('packs/') }).catch(end);
    return thread;
  };

  runtime.onConnect.addListener((channel) => {
    if (channel.name !== FIELD_CHANNEL) return;
    const { port1, port2 } = new MessageChannel();
    channels.add(channel);
    channel.onMessage.addListener((message) => port1.postMessage(message));
    channel.onDisconnect.addListener(() => {
      channels.delete(channel);
      port1.close();
    });
    port1.addEventListener('message', ({ data }) => channel.postMessage(data));
    port1.start();
    running()
      .call.call('field', { port: port2 }, { transfer: [port2] })
      .catch(end);
  });
}
