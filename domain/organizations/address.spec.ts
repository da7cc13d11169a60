import { RESERVED_SEGMENTS } from '../pages/reserved-segments'
import { cleanDomain, domainFault, slugFault } from './address'
import { cleanSlug } from './slug-form'

/** As a person types it: cleaned first, then judged. */
const isSlug = (typed: string) => slugFault(cleanSlug(typed)) === undefined
const isDomain = (typed: string) => domainFault(cleanDomain(typed)) === undefined

describe('A slug', () => {
  it.each(['harbour', 'harbour-league', 'd1', '1', 'x'.repeat(63), 'HARBOUR', ' harbour ', 'ｈａｒｂｏｕｒ', 'leaguelists'])(
    'may be %p',
    typed => expect(isSlug(typed)).toBe(true),
  )

  it.each([
    '',
    '-harbour',
    'harbour-',
    'two words',
    'harbour/site',
    'harbour.example',
    'häfen',
    'x'.repeat(64),
    'a_b',
    '..',
    '%2e',
  ])('is not %p', typed => expect(isSlug(typed)).toBe(false))

  it('is compared in lower case, in one form of its letters', () => {
    expect(cleanSlug(' Harbour ')).toBe('harbour')
    expect(cleanSlug('ｈａｒｂｏｕｒ')).toBe('harbour')
  })

  it.each([
    ['of a public page', ['site', 'teamList', 'JTeamList', 'playerList', 'schedule', 'teams', 'players', 'player', 'games']],
    ['of a public page', ['leaderboard', 'registration', 'leagueInfo', 'tournament', 'tournamentBracket', 'ourTeam']],
    ['of a public page', ['leagueFootage', 'youth', 'contact', 'about', 'login', 'leagues', 'browse', 'millionaire']],
    ['of an admin page', ['bracket', 'navbar-links', 'organizations', 'leagueList', 'playerListAuth', 'stats', 'gamePeriod']],
    ['of an admin page', ['userSettings', 'playerAttributes', 'season', 'dashboard', 'fab', 'scheduleBuilder', 'businessPage']],
    ['of the product', ['api', 'assets', 'metrics', 'health', 'uploads', 'admin', 'imports', 'www']],
  ])('is no first segment %s', (_, segments) => expect(segments.filter(isSlug)).toEqual([]))

  it('that is reserved is refused with the reason', () =>
    expect(slugFault('login')?.message).toBe("Slug login is reserved for the product's own pages."))

  it('is reserved in the form in which it is compared', () =>
    expect([...RESERVED_SEGMENTS].filter(slug => slug !== cleanSlug(slug))).toEqual([]))
})

describe('A domain', () => {
  it.each([
    'harbour.example',
    'league.harbour.example',
    'a.io',
    'ab.io',
    '3x3.example',
    'xn--mnchen-3ya.example',
    'löwen.example',
  ])('may be %p', typed => expect(isDomain(typed)).toBe(true))

  it.each([
    ['HARBOUR.Example', 'harbour.example'],
    ['www.harbour.example', 'harbour.example'],
    ['WWW.harbour.example', 'harbour.example'],
    ['harbour.example.', 'harbour.example'],
    [' harbour.example ', 'harbour.example'],
    ['wwwharbour.example', 'wwwharbour.example'],
    ['www.www.harbour.example', 'harbour.example'],
  ])('%p is the same as %p', (typed, kept) => expect(cleanDomain(typed)).toBe(kept))

  it('in letters of any script is the one that a browser asks for', () => {
    expect(cleanDomain('München.example')).toBe('xn--mnchen-3ya.example')
    expect(cleanDomain('www.münchen.example')).toBe('xn--mnchen-3ya.example')
    expect(cleanDomain('mu\u0308nchen.example')).toBe('xn--mnchen-3ya.example')
    expect(cleanDomain('xn--mnchen-3ya.example')).toBe('xn--mnchen-3ya.example')
  })

  it.each([
    'localhost',
    'LOCALHOST.',
    '127.0.0.1',
    '10.1.2.3',
    '0x7f.0.0.1',
    '127.1',
    '::1',
    '[::1]',
    '2001:db8::1',
    'harbour',
    'harbour.example:3000',
    'https://harbour.example',
    'harbour.example/site',
    'harbour.example?x',
    'ana@harbour.example',
    'harbour..example',
    '-harbour.example',
    'harbour-.example',
    'har_bour.example',
    'two words.example',
    '.example',
    'www.',
    `${'x'.repeat(64)}.example`,
    `${'x.'.repeat(130)}example`,
    '<b>.example',
  ])('is not %p', typed => expect(isDomain(typed)).toBe(false))
})
