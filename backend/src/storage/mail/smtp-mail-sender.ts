import { MailRefused, MailUnsent, type MailSender } from './mail'

/** How long a server that does not answer is waited for, in milliseconds. */
const PATIENCE = 10_000

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, `smtps://…:465` */
  readonly url: string
  /** `League <league@example.com>` */
  readonly from: string
}

/** What the library says of a failure. */
type Failure = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown }

/** A code from 500 on says that the same will be refused again. Who may send at all is for the operator to mend. */
const isForGood = ({ responseCode, command }: Failure): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

/** Without the sentences of the server, which name addresses. */
const reasonOf = ({ code, responseCode, command }: Failure): string =>
  [code, responseCode, command].filter(part => part !== undefined).join(' ')

/** Sends over SMTP. The library is loaded only where a server is set. */
export const openSmtpMailSender = async ({ url, from }: SmtpSettings, patience = PATIENCE): Promise<MailSender> => {
  const { createTransport } = await import('nodemailer')
  const { hostname, port, protocol, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (id, { to, subject, text }) => {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${domain}>` })
      } catch (error) {
        const failure = error as Failure
        throw isForGood(failure) ? new MailRefused(reasonOf(failure)) : new MailUnsent(reasonOf(failure))
      }
    },
    close: () => transport.close(),
  }
}
