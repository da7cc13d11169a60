import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail as a mail server got it: the envelope, and the lines between `DATA` and the dot. */
export type ReceivedMail = { readonly from: string; readonly to: string; readonly content: string }

/** What the server answers to the addressee of a mail. */
export type Manners = 'takes all' | 'knows nobody' | 'is busy' | 'lets nobody send'

const ANSWERS: { readonly [manners in Manners]: Readonly<Record<string, string>> } = {
  'takes all': {},
  'knows nobody': { RCPT: '550 5.1.1 No such user here: ana@example.com' },
  'is busy': { RCPT: '450 4.2.0 Try again later' },
  'lets nobody send': { MAIL: '550 5.7.1 Not from here' },
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** A mail server of the protocol's plainest form (RFC 5321), in this process. */
export const openSmtpDouble = async () => {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let manners: Manners = 'takes all'
  const serve = async (socket: Socket): Promise<void> => {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const envelope = { from: '', to: '' }
    let content: string[] | undefined
    say('220 double')
    for await (const line of createInterface({ input: socket })) {
      const verb = line.slice(0, 4).toUpperCase()
      if (content !== undefined) {
        if (line !== '.') content.push(line)
        else {
          received.push({ ...envelope, content: content.join('\n') })
          content = undefined
          say('250 taken')
        }
        continue
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      if (verb === 'MAIL') envelope.from = addressIn(line)
      if (verb === 'RCPT') envelope.to = addressIn(line)
      const refusal = ANSWERS[manners][verb]
      if (verb === 'DATA' && refusal === undefined) content = []
      say(refusal ?? (verb === 'DATA' ? '354 go on' : '250 ok'))
    }
  }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    void serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (as: Manners) => void (manners = as),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export type SmtpDouble = Awaited<ReturnType<typeof openSmtpDouble>>
