/** A mail in plain text. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/**
 * Hands mails to the server that delivers them. `id` becomes the mail's own (`Message-ID`): of one that comes twice, because a
 * process ended between sending and noting it, mailboxes show one.
 */
export interface MailSender {
  /** Resolves when the server took it. Throws `MailRefused` or `MailUnsent`. */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

/** The server will never take this mail: there is no such address. */
export class MailRefused extends Error {
  readonly kind = 'mail-refused'
}

/** The server took nothing now, and may later. */
export class MailUnsent extends Error {
  readonly kind = 'mail-unsent'
}
