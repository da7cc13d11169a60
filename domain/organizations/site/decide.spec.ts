import { reads } from '../../history/reads.examples'
import { LONGEST, MOST_ENTRIES, SITE_PAGE_NAMES, sitePage } from '../../pages/site-fields'
import { choose, chosen, given, organizationDeleted, set, site, write } from './site.examples'
import { SITE_TEMPLATES } from '../../pages/site-templates'

const QUESTIONS = [{ question: 'When do we play?', answer: 'On Sundays.' }]
const PICTURE = '/uploads/0a1b2c.webp'

describe('The template of a site', () => {
  it('is generic until another is chosen', () => site().when(choose('adult')).then(chosen('adult', 'generic')))
  it('is changed', () => site(chosen('adult')).when(choose('youth')).then(chosen('youth', 'adult')))
  it('chosen again changes nothing', () => site(chosen('adult')).when(choose('adult')).thenNothing())
  it('is one of those that there are', () =>
    site()
      .when(choose('baroque'))
      .thenRefused('invalid', `Template must be one of ${SITE_TEMPLATES.join(', ')}.`))
  it('of a missing or deleted organization is not there', () => {
    given().when(choose('adult')).thenRefused('not-found', 'Organization not found')
    site(organizationDeleted).when(choose('adult')).thenRefused('not-found', 'Organization not found')
  })
})

describe('Content of a page', () => {
  it('is written field by field', () =>
    site()
      .when(write({ home: { welcome: 'Hello', headline: 'Since 1998' }, contact: { phone: '555 0100' } }))
      .then(set('home', 'welcome', 'Hello'), set('home', 'headline', 'Since 1998'), set('contact', 'phone', '555 0100')))

  it('that is the same changes nothing', () =>
    site(set('home', 'welcome', 'Hello'))
      .when(write({ home: { welcome: ' Hello\n' } }))
      .thenNothing())

  it.each([null, '', ' \n '])('is taken back by %j', nothing =>
    site(set('home', 'welcome', 'Hello'))
      .when(write({ home: { welcome: nothing } }))
      .then(set('home', 'welcome', null, 'Hello')),
  )

  it('keeps the lines of a text, and makes one of a line', () =>
    site()
      .when(write({ home: { welcome: 'One\r\n\r\n- two', headline: ' One\n two ' } }))
      .then(set('home', 'welcome', 'One\n\n- two'), set('home', 'headline', 'One two')))

  it('may be HTML, which is a text like any other', () =>
    site()
      .when(write({ home: { welcome: '</script><img src=x onerror=alert(1)>' } }))
      .then(set('home', 'welcome', '</script><img src=x onerror=alert(1)>')))

  it.each([
    ['a page that there is not', { cellar: { text: 'x' } }],
    ['a field that there is not', { home: { cellar: 'x' } }],
    ['what every object has', { home: { toString: 'x' } }],
    ['what every object has, as a page', { constructor: { name: 'x' } }],
  ])('of %s is refused', (_, content) =>
    site().when(write(content)).thenRefused('invalid', 'Content names a field that no page has.'),
  )

  it.each([
    ['text', { home: { welcome: 'x'.repeat(LONGEST.text + 1) } }, `Welcome can have at most ${LONGEST.text} characters.`],
    ['line', { home: { headline: 'x'.repeat(LONGEST.line + 1) } }, `Headline can have at most ${LONGEST.line} characters.`],
  ])('is no longer than a %s may be', (_, content, message) => site().when(write(content)).thenRefused('invalid', message))

  it.each([
    ['no text', { home: { welcome: 7 } }, 'Welcome must be text.'],
    ['control characters', { home: { welcome: 'a\u0000' } }, 'Welcome contains characters that cannot be shown.'],
    [
      'a script as a link',
      { registration: { link: 'javascript:alert(1)' } },
      'Sign-up form must be a link that begins with https:// or http://.',
    ],
    [
      'a picture from elsewhere',
      { about: { picture: 'https://example.com/a.png' } },
      'Picture must be a picture that was uploaded.',
    ],
    ['a picture of another folder', { about: { picture: '/uploads/../a.webp' } }, 'Picture must be a picture that was uploaded.'],
    ['no e-mail address', { contact: { email: 'call us' } }, 'E-mail must be an e-mail address.'],
    [
      'a video from elsewhere',
      { players: { video: 'https://example.com/v' } },
      'Video must be the address of a video on YouTube.',
    ],
    ['no player', { players: { player: 'Ana' } }, 'Player must be the id of a player.'],
    ['no fields', { home: 'x' }, 'Content must name the fields of each page.'],
  ])('refuses %s', (_, content, message) => site().when(write(content)).thenRefused('invalid', message))

  it('is written whole or not at all', () =>
    site()
      .when(write({ home: { welcome: 'Hello' }, contact: { email: 'none' } }))
      .thenRefused('invalid'))

  it('names the featured player by their id', () =>
    site()
      .when(write({ players: { player: 31 } }))
      .then(set('players', 'player', 31)))
})

describe('A list', () => {
  it('is written whole, in its order, without what is empty', () =>
    site()
      .when(write({ leagueInfo: { questions: [...QUESTIONS, {}, { question: ' How? ', answer: 'So.' }] } }))
      .then(set('leagueInfo', 'questions', [...QUESTIONS, { question: 'How?', answer: 'So.' }])))

  it('that is empty is taken back', () =>
    site(set('leagueInfo', 'questions', QUESTIONS))
      .when(write({ leagueInfo: { questions: [] } }))
      .then(set('leagueInfo', 'questions', null, QUESTIONS)))

  it('has pictures with captions', () =>
    site()
      .when(write({ home: { pictures: [{ picture: PICTURE, caption: 'The final' }] } }))
      .then(set('home', 'pictures', [{ picture: PICTURE, caption: 'The final' }])))

  it.each([
    ['no list', 'x', 'Questions must be a list.'],
    ['no entries', ['x'], 'question 1 must be an entry with fields.'],
    ['a field that there is not', [{ question: 'x', cellar: 'y' }], 'question 1 has no field of that name.'],
    ['an entry that lacks something', [...QUESTIONS, { question: 'Why?' }], 'Answer of question 2 is required.'],
    ['a text that is none', [{ question: 7 }], 'Question of question 1 must be text.'],
    ['too much', Array.from({ length: MOST_ENTRIES + 1 }, () => QUESTIONS[0]), `Questions has at most ${MOST_ENTRIES} entries.`],
  ])('refuses %s', (_, questions, message) =>
    site()
      .when(write({ leagueInfo: { questions } }))
      .thenRefused('invalid', message),
  )
})

describe('A choice', () => {
  it('is one of those that there are', () =>
    site()
      .when(write({ look: { lettering: 'serif', bar: 'masthead' } }))
      .then(set('look', 'lettering', 'serif'), set('look', 'bar', 'masthead')))

  it.each([null, ''])('is taken back by %j', nothing =>
    site(set('look', 'bar', 'colour'))
      .when(write({ look: { bar: nothing } }))
      .then(set('look', 'bar', null, 'colour')),
  )

  it.each(['comic', 'toString', 7])('is not %j', other =>
    site()
      .when(write({ look: { lettering: other } }))
      .thenRefused('invalid', 'Lettering must be one of serif, plain, round.'),
  )
})

it.each(SITE_PAGE_NAMES)('Every field of %s has a label of its own', page => {
  const labels = Object.values(sitePage(page).fields).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

reads(
  [chosen('adult'), 'changed the template of the website from generic to adult'],
  [set('home', 'welcome', 'Hello'), 'wrote Welcome of Home on the website'],
  [set('home', 'welcome', 'Hello', 'Hi'), 'changed Welcome of Home on the website'],
  [set('home', 'welcome', null, 'Hello'), 'removed Welcome of Home on the website'],
  [
    set('look', 'bar', 'colour'),
    'changed Bar above every page of Look on the website from “Light, with a line in your colour” to “In your main colour”',
  ],
  [
    set('look', 'lettering', null, 'plain'),
    'changed Lettering of Look on the website from “Plain, as the device writes” to “Condensed, as on a scoreboard”',
  ],
  [set('cellar', 'text', 'Hello'), 'wrote text of cellar on the website'],
)
