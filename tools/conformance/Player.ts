import { newId, type Answer, type Body, type Hub88Client } from './Hub88Client.ts';

/** The server violated the dialect's protocol. */
export class Fault extends Error {}

export type PlayerOptions = {
  client: Hub88Client;
  user: string;
  token: string;
  /** An expired token; made up where the server's operator gave none. */
  expiredToken: string;
  currency: string;
  gameCode: string;
  subPartnerId: string | undefined;
};

type MoneyPath = 'bet' | 'win' | 'rollback';

/** A call with its first response, to be repeated at the end. */
export type Remembered = { path: MoneyPath; body: Body; first: Answer };

/** One player at the server under test, with the expected balance. */
export class Player {
  readonly client: Hub88Client;
  readonly options: PlayerOptions;
  balance = 0;
  /** Completed calls, each with its first response. */
  readonly done = new Map<string, Remembered>();
  /** Bets with a tombstone. */
  readonly buried: Body[] = [];
  /** What the protocol leaves open, and how this wallet behaves. */
  readonly notes: string[] = [];

  constructor(options: PlayerOptions) {
    this.client = options.client;
    this.options = options;
  }

  /** Fields common to all bodies. */
  base(): Body {
    const { user, token, gameCode, subPartnerId } = this.options;
    return {
      user,
      token,
      request_uuid: newId(),
      game_code: gameCode,
      ...(subPartnerId === undefined ? {} : { sub_partner_id: subPartnerId }),
    };
  }

  bet(amount: number, change: Body = {}): Body {
    const { currency } = this.options;
    return {
      ...this.base(),
      transaction_uuid: newId(),
      round: newId(),
      round_closed: false,
      currency,
      amount,
      ...change,
    };
  }

  win(bet: Body, amount: number, change: Body = {}): Body {
    return {
      ...bet,
      request_uuid: newId(),
      transaction_uuid: newId(),
      reference_transaction_uuid: bet['transaction_uuid'],
      round_closed: true,
      amount,
      ...change,
    };
  }

  rollback(bet: Body, change: Body = {}): Body {
    const { amount: _amount, ...rest } = bet;
    return {
      ...rest,
      request_uuid: newId(),
      transaction_uuid: newId(),
      reference_transaction_uuid: bet['transaction_uuid'],
      round_closed: true,
      ...change,
    };
  }

  async send(path: MoneyPath, body: Body): Promise<Answer> {
    const answer = this.fits(body, await this.client.call(`/transaction/${path}`, body), path);
    const id = `${path} ${String(body['transaction_uuid'])}`;
    if (answer.status === 'RS_OK' && !this.done.has(id)) this.done.set(id, { path, body, first: answer });
    return answer;
  }

  /** Asserts that a well-formed response belongs to this attempt, this user and their currency. */
  fits(body: Body, answer: Answer, what: string): Answer {
    const { json, status, httpStatus } = answer;
    if (status === 'RS_OK' && httpStatus !== 200) throw new Fault(`${what}: ${describe(answer)}`);
    for (const name of ['request_uuid', 'user', 'currency'] as const) {
      const due = name === 'currency' ? this.options.currency : body[name];
      const said = json[name];
      const isRight = said === due || (status !== 'RS_OK' && (said === undefined || said === body[name]));
      if (!isRight) {
        throw new Fault(
          `${what}: the answer is of ${name} ${JSON.stringify(said)}, the call of ${JSON.stringify(due)}`,
        );
      }
    }
    return answer;
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  /** A call that may be accepted or refused; the balance has to match. */
  mayDo(answer: Answer, change: number, what: string): boolean {
    if (answer.status === 'RS_OK') this.accepted(answer, change, what);
    else refused(answer, [answer.status], what);
    this.note(`${what}: ${answer.status === 'RS_OK' ? 'done' : answer.status || `HTTP ${answer.httpStatus}`}`);
    return answer.status === 'RS_OK';
  }

  /** A supplier's retry of the same request: everything equal but the id of the attempt. */
  again(path: MoneyPath, body: Body): Promise<Answer> {
    return this.send(path, { ...body, request_uuid: newId() });
  }

  async readBalance(): Promise<number> {
    const { currency } = this.options;
    const body = { ...this.base(), currency };
    const answer = this.fits(body, await this.client.call('/user/balance', body), '/user/balance');
    if (answer.status !== 'RS_OK' || answer.balance === undefined) {
      throw new Fault(`/user/balance answered ${describe(answer)}`);
    }
    return answer.balance;
  }

  /** Takes the initial balance from the server. */
  async begin(): Promise<void> {
    this.balance = await this.readBalance();
  }

  /** Updates the expected balance and compares it with the response. */
  accepted(answer: Answer, change: number, what: string): Answer {
    this.balance += change;
    if (answer.status !== 'RS_OK') throw new Fault(`${what}: expected RS_OK, saw ${describe(answer)}`);
    if (answer.balance !== this.balance) {
      throw new Fault(`${what}: expected the balance ${this.balance}, saw ${describe(answer)}`);
    }
    return answer;
  }

  async mustHave(what: string): Promise<void> {
    const seen = await this.readBalance();
    if (seen !== this.balance) throw new Fault(`${what}: the balance must be ${this.balance}, but it is ${seen}`);
  }
}

export function describe({ httpStatus, status, balance, text }: Answer): string {
  const money = balance === undefined ? '' : ` with balance ${balance}`;
  return status === ''
    ? `HTTP ${httpStatus} without a status: ${text.slice(0, 80)}`
    : `${status}${money} (HTTP ${httpStatus})`;
}

/** Asserts a refusal by one of these statuses, without a server error. */
export function refused(answer: Answer, allowed: readonly string[], what: string): Answer {
  if (!allowed.includes(answer.status) || answer.httpStatus >= 500) {
    throw new Fault(`${what}: expected ${allowed.join(' or ')}, saw ${describe(answer)}`);
  }
  return answer;
}

/** A repeated response must equal the first one, whatever happened in between. */
export function sameAs(first: Answer, again: Answer, what: string): void {
  if (again.status !== first.status || again.balance !== first.balance) {
    throw new Fault(`${what}: the first answer was ${describe(first)}, the next ${describe(again)}`);
  }
}
