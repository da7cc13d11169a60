import { MailRefused, MailUnsent, type MailSender } from './mail'
import type { SmtpDouble } from './testing/smtp-double'

export type SenderUnderTest = { readonly sender: MailSender; readonly server: SmtpDouble }

const MAIL = { to: 'ana@example.com', subject: 'Grüße aus Köln', text: 'Hello Ana,\n\n.a line that begins with a dot\n' }

/** What every adapter of `MailSender` holds; `open` gives one with the server that it sends to. */
export const mailSenderContract = (open: () => Promise<SenderUnderTest>): void => {
  let under: SenderUnderTest
  beforeEach(async () => void (under = await open()))
  afterEach(async () => {
    under.sender.close()
    await under.server.close()
  })

  it('hands over a mail in plain text, with the id as its own', async () => {
    await under.sender.send('mail-1', MAIL)
    const [mail] = under.server.received
    expect(mail).toMatchObject({ from: 'league@example.com', to: 'ana@example.com' })
    expect(mail?.content).toMatch(/^From: League <league@example\.com>$/m)
    expect(mail?.content).toMatch(/^Message-ID: <mail-1@example\.com>$/m)
    expect(mail?.content).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(mail?.content).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail?.content).toMatch(/^\.\.a line that begins with a dot$/m)
  })

  it('lets no text of a person into the head of a mail', async () => {
    await under.sender.send('mail-2', { ...MAIL, subject: 'Hello\r\nBcc: everybody@example.com' })
    const [mail] = under.server.received
    expect(mail?.content).not.toMatch(/^Bcc:/m)
    expect(mail?.to).toBe('ana@example.com')
  })

  it('tells an address that is none from a server that takes nothing now, and names nobody in either', async () => {
    under.server.behave('knows nobody')
    const refused = await under.sender.send('mail-3', MAIL).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(MailRefused)
    expect(String(refused)).not.toContain('ana@')
    for (const manners of ['is busy', 'lets nobody send'] as const) {
      under.server.behave(manners)
      await expect(under.sender.send('mail-3', MAIL)).rejects.toBeInstanceOf(MailUnsent)
    }
    await under.server.close()
    await expect(under.sender.send('mail-3', MAIL)).rejects.toBeInstanceOf(MailUnsent)
  })
}
