/** Between how much the clock of the server is ahead of that of this device, in milliseconds. */
export type Ahead = { readonly least: number; readonly most: number }

/** When a question was sent and answered by this device's clock, and the server's time in between; in milliseconds since 1970. */
type Heard = { readonly sent: number; readonly now: number; readonly received: number }

/** What is known after an answer: every answer narrows it, unless the clock of this device was changed meanwhile. */
export const narrowed = (known: Ahead | null, { sent, now, received }: Heard): Ahead => {
  const heard = { least: now - received, most: now - sent }
  const both = known && { least: Math.max(known.least, heard.least), most: Math.min(known.most, heard.most) }
  return both && both.least <= both.most ? both : heard
}

let known: Ahead | null = null

/** Notes the time of the server in an answer that was asked for at `sent`. */
export const hearTime = (now: string, sent: number): void => {
  known = narrowed(known, { sent, now: Date.parse(now), received: Date.now() })
}

/** The time of the server as far as this device knows, in milliseconds since 1970: so all phones show one clock. */
export const serverTime = (): number => Date.now() + (known ? Math.round((known.least + known.most) / 2) : 0)
