import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The parts of results that are used, by command. */
export interface Answers {
  'session.new': unknown;
  'browser.createUserContext': { userContext: string };
  'browser.removeUserContext': unknown;
  'browsingContext.create': { context: string };
  'browsingContext.navigate': unknown;
  'input.performActions': unknown;
  'script.evaluate': { result: { value: string }; exceptionDetails?: { text: string } };
}

interface Message {
  id?: number;
  result: unknown;
  error?: string;
  message?: string;
}

/** Opens a session of WebDriver BiDi. */
export async function openSession(address: string) {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    // Events have no id.
    if (message.id) waiting.get(message.id)?.(message);
  });
  async function send<Method extends keyof Answers>(
    method: Method,
    params: object,
  ): Promise<Answers[Method]> {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as Answers[Method];
  }
  await send('session.new', { capabilities: {} });
  return { send, close: () => socket.close() };
}
