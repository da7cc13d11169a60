import { invitationMail, momentInWords, newDeviceMail } from './mail-texts'

it('An invitation says who invites whom to what, by which link, until when', () =>
  expect(
    invitationMail({
      name: 'Ina',
      organization: 'Riverside League',
      role: 'org_owner',
      by: 'olga',
      link: 'https://fullcourt.example/invitation#secret',
      ends: momentInWords('2026-02-07T20:00:00Z', 'America/Los_Angeles'),
    }),
  ).toEqual({
    subject: 'olga invites you to Riverside League',
    text: `Hello Ina,

olga invites you to join Riverside League as organization owner. This link lets you choose your username and password:

https://fullcourt.example/invitation#secret

It is for you alone, works once, and is good until Saturday, February 7, 2026 at 12:00 PM PST.

If you do not know what this is about, you need do nothing.
`,
  }))

it('A sign-in with a new device is told with what, where and when, and what to do', () => {
  const about = { username: 'ana', device: 'Firefox on Windows', at: 'a day' }
  const { subject, text } = newDeviceMail({
    ...about,
    organization: 'Riverside League',
    account: 'https://fullcourt.example/userSettings',
  })
  expect(subject).toBe('New sign-in to Riverside League')
  expect(text).toContain('Firefox on Windows signed in as you to Riverside League on a day, for the first time.')
  expect(text).toContain('Your account is at https://fullcourt.example/userSettings')
  const unknown = newDeviceMail({ ...about, organization: null, account: null })
  expect([unknown.subject, unknown.text.includes('http')]).toEqual(['New sign-in to Fullcourt', false])
})
