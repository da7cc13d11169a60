import { mailSenderContract } from './mail-sender.contract'
import { openSmtpMailSender } from './smtp-mail-sender'
import { openSmtpDouble } from './testing/smtp-double'

describe('A sender over SMTP', () =>
  mailSenderContract(async () => {
    const server = await openSmtpDouble()
    return { server, sender: await openSmtpMailSender({ url: server.url, from: 'League <league@example.com>' }) }
  }))
