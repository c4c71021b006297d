import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Form, head, type Reply } from './faults.ts';

/** Names the run that a request belongs to. */
export const RUN_HEADER = 'x-run';
export const KEY_HEADER = 'x-idempotency';

/** A request as it arrived, whole. */
export interface Arrival {
  method: string;
  /** Path and query, undecoded. */
  target: string;
  key: string | undefined;
  body: string;
}

/** What the server does to the requests of one run, and the results. */
export interface Plan {
  form: Form;
  /** Whether only the first request meets the fault. */
  isPassing: boolean;
  /** The body of a good answer. */
  good: string;
  arrivals: Arrival[];
  /** How to end the time of the attempt that has arrived. */
  timeUp?: (() => () => void) | undefined;
  /** What is left to do once the client has the headers of an answer. */
  afterHeaders?: (() => void) | undefined;
}

export interface FaultServer {
  url: string;
  /** An address of this machine at which no server listens. */
  deadUrl: string;
  plans: Map<string, Plan>;
  /** How many connections are open. */
  open: () => number;
  stop: () => Promise<void>;
}

/** A server below HTTP, so that an answer may break off wherever it likes. */
export async function startFaultServer(): Promise<FaultServer> {
  const plans = new Map<string, Plan>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let text = '';
    sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const request = readRequest(text);
      if (!request) return;
      text = '';
      const plan = plans.get(request.run);
      // a request of no run gets no answer
      if (plan) answer(socket, plan, request.arrival);
    });
  });
  const port = await listen(server);
  // the local end of an open connection: no server can listen on its port
  const holder = connect(port, '127.0.0.1');
  await new Promise((resolve) => holder.once('connect', resolve));
  const stop = async (): Promise<void> => {
    holder.destroy();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    deadUrl: `http://127.0.0.1:${holder.localPort}`,
    plans,
    open: () => sockets.size - 1,
    stop,
  };
}

function answer(socket: Socket, plan: Plan, arrival: Arrival): void {
  const count = plan.arrivals.push(arrival);
  const reply: Reply = {
    socket,
    good: plan.good,
    requestId: `req-${count}`,
    timeUp: plan.timeUp?.() ?? (() => undefined),
  };
  const isOver = plan.isPassing && count > 1;
  if (isOver || !plan.form.answer) socket.write(goodAnswer(reply));
  else plan.afterHeaders = plan.form.answer(reply);
}

const goodAnswer = (reply: Reply): string =>
  `${head(reply, '200 OK', { 'content-type': 'application/json', 'content-length': Buffer.byteLength(reply.good) })}${reply.good}`;

function readRequest(text: string): { run: string; arrival: Arrival } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = text.slice(end + 4);
  if (body.length < Number(headers.get('content-length') ?? 0)) return undefined;
  const [method = '', target = ''] = first.split(' ');
  return {
    run: headers.get(RUN_HEADER) ?? '',
    arrival: {
      method,
      target,
      key: headers.get(KEY_HEADER),
      body: Buffer.from(body, 'latin1').toString('utf8'),
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  return (server.address() as AddressInfo).port;
}
