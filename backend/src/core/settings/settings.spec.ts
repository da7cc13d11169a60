import { KNOWN_VARIABLES, readSettings, SettingsFault } from './settings'

const read = (environment: Record<string, string | undefined>) => readSettings(environment, '/srv/league')

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    read(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults
    throw error
  }
}

describe('Without any settings', () => {
  it('the product runs for this machine alone, with its demo, on embedded stores', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/srv/league/data',
      demo: true,
      rootHost: null,
      analytics: new Map(),
      trustProxy: 0,
      requestsPerMinute: 1_200,
      mostConnections: 10_000,
      metricsPublic: false,
      admin: { username: null, password: null },
      eventStoreUrl: null,
      eventStorePrefix: 'fullcourt-',
      mongodbUrl: null,
      sessionSecret: null,
      smtp: null,
      tracesUrl: null,
    })
  })

  it('an empty or blank variable counts as none', () => {
    expect(read(Object.fromEntries(KNOWN_VARIABLES.map(name => [name, name === 'FULLCOURT_ADMIN_PASSWORD' ? '' : ' '])))).toEqual(
      read({}),
    )
  })
})

it('takes every setting as it is given', () => {
  const settings = read({
    PORT: '8080',
    HOST: '0.0.0.0',
    FULLCOURT_DATA: '/var/lib/fullcourt',
    FULLCOURT_DEMO: '1',
    FULLCOURT_ROOT_HOST: 'FullCourt.example',
    FULLCOURT_ANALYTICS: 'league.example=G-ABC123',
    TRUST_PROXY: '2',
    FULLCOURT_ADMIN_USERNAME: 'root',
    FULLCOURT_ADMIN_PASSWORD: 'correct horse',
    EVENT_STORE_URL: 'esdb://localhost:2113?tls=false',
    EVENT_STORE_PREFIX: 'hoops-',
    MONGODB_URL: 'mongodb://localhost:27017/fullcourt',
    SESSION_SECRET: 'a secret of at least thirty-two letters',
    REQUESTS_PER_MINUTE: '600',
    MAX_CONNECTIONS: '500',
    METRICS_PUBLIC: '1',
    SMTP_URL: 'smtps://league:hunter2@mail.example',
    MAIL_FROM: 'Lakeside League <league@example.com>',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  })
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataFolder: '/var/lib/fullcourt',
    demo: true,
    rootHost: 'fullcourt.example',
    analytics: new Map([['league.example', 'G-ABC123']]),
    trustProxy: 2,
    requestsPerMinute: 600,
    mostConnections: 500,
    metricsPublic: true,
    admin: { username: 'root', password: 'correct horse' },
    eventStoreUrl: 'esdb://localhost:2113?tls=false',
    eventStorePrefix: 'hoops-',
    mongodbUrl: 'mongodb://localhost:27017/fullcourt',
    sessionSecret: 'a secret of at least thirty-two letters',
    smtp: { url: 'smtps://league:hunter2@mail.example', from: 'Lakeside League <league@example.com>' },
    tracesUrl: 'http://collector.example:4318',
  })
})

it('keeps the data beside the working folder when the path is relative', () => {
  expect(read({ FULLCOURT_DATA: '../data' }).dataFolder).toBe('/srv/data')
})

it('takes a password as it is, blanks included', () => {
  expect(read({ FULLCOURT_ADMIN_USERNAME: 'root', FULLCOURT_ADMIN_PASSWORD: ' correct horse ' }).admin.password).toBe(
    ' correct horse ',
  )
})

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.7', false],
  ['127.0.0.1.example.com', false],
])('brings the demo on HOST %s: %p', (HOST, demo) => {
  expect(read({ HOST }).demo).toBe(demo)
})

it.each([
  ['0', false],
  ['1', true],
])('FULLCOURT_DEMO=%s decides, whatever the host', (FULLCOURT_DEMO, demo) => {
  expect([read({ FULLCOURT_DEMO }).demo, read({ FULLCOURT_DEMO, HOST: '0.0.0.0' }).demo]).toEqual([demo, demo])
})

describe('What does not hold', () => {
  it.each([
    ['PORT', 'abc', /^PORT must be a whole number from 0 to 65535, not "abc"\.$/],
    ['PORT', '65536', /^PORT must be/],
    ['PORT', '-1', /^PORT must be/],
    ['PORT', '80.5', /^PORT must be/],
    ['PORT', '0x50', /^PORT must be/],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY must be a whole number from 0 to 10/],
    ['FULLCOURT_DEMO', 'yes', /^FULLCOURT_DEMO must be a whole number from 0 to 1/],
    ['FULLCOURT_ANALYTICS', 'league.example', /^FULLCOURT_ANALYTICS must be sites with measurement ids/],
    ['FULLCOURT_ROOT_HOST', 'https://fullcourt.example', /^FULLCOURT_ROOT_HOST must be a host name/],
    ['FULLCOURT_ROOT_HOST', 'fullcourt.example:3000', /^FULLCOURT_ROOT_HOST must be a host name/],
    ['FULLCOURT_ROOT_HOST', '-..-', /^FULLCOURT_ROOT_HOST must be a host name/],
    ['FULLCOURT_ROOT_HOST', '.example', /^FULLCOURT_ROOT_HOST must be a host name/],
    [
      'EVENT_STORE_URL',
      'http://localhost:2113',
      /^EVENT_STORE_URL must be an address that begins with esdb:\/\/ or esdb\+discover:\/\/\.$/,
    ],
    ['EVENT_STORE_PREFIX', '$hoops-', /^EVENT_STORE_PREFIX must be letters, digits, dots and hyphens that end with a hyphen/],
    ['EVENT_STORE_PREFIX', 'hoops', /^EVENT_STORE_PREFIX must be/],
    ['EVENT_STORE_URL', 'esdb://', /^EVENT_STORE_URL must be/],
    ['MONGODB_URL', 'localhost:27017', /^MONGODB_URL must be an address that begins with mongodb:\/\/ or mongodb\+srv:\/\/\.$/],
    ['SESSION_SECRET', 'short', /^SESSION_SECRET must have at least 32 characters\.$/],
    ['SMTP_URL', 'smtp://mail.example', /^SMTP_URL and MAIL_FROM are set together\.$/],
    ['MAIL_FROM', 'league@example.com', /^SMTP_URL and MAIL_FROM are set together\.$/],
    ['FULLCOURT_ADMIN_USERNAME', 'r'.repeat(101), /^FULLCOURT_ADMIN_USERNAME must have at most 100 characters\.$/],
    ['FULLCOURT_ADMIN_PASSWORD', 'correct horse', /^FULLCOURT_ADMIN_PASSWORD needs FULLCOURT_ADMIN_USERNAME\.$/],
  ])('is reported: %s=%s', (name, value, settingsError) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(settingsError)])
  })

  it.each(['seven77', 'x'.repeat(201)])('reports a password that nobody could sign in with', FULLCOURT_ADMIN_PASSWORD => {
    const faults = faultsOf({ FULLCOURT_ADMIN_USERNAME: 'root', FULLCOURT_ADMIN_PASSWORD })
    expect(faults).toEqual(['FULLCOURT_ADMIN_PASSWORD: A password must have 10 to 200 characters.'])
  })

  it.each(['mail.example', 'League <nobody>', 'a@b.example\nBcc: c@d.example'])('reports %j as no sender of mails', MAIL_FROM => {
    expect(faultsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be an address/),
    ])
  })

  it('reports all faults at once', () => {
    expect(faultsOf({ PORT: 'abc', SESSION_SECRET: 'short', MONGODB_URL: 'nowhere' })).toHaveLength(3)
  })

  it('never shows a secret in its message', () => {
    const faults = faultsOf({
      SESSION_SECRET: 'my-secret',
      FULLCOURT_ADMIN_PASSWORD: 'hunter2',
      MONGODB_URL: 'mysql://root:hunter2@db',
      SMTP_URL: 'smtp://root:hunter2@mail example',
      MAIL_FROM: 'league@example.com',
    })
    expect(faults.join()).not.toMatch(/my-secret|hunter2/)
  })
})
