import { cleanProfile } from './decide'
import {
  change,
  changed,
  create,
  created,
  deleted,
  deleteOrganization,
  flagSet,
  given,
  nameOwner,
  ownerNamed,
  recordRepair,
  repaired,
  setFlags,
} from './organizations.examples'
import { reads } from '../history/reads.examples'

describe('A new organization', () => {
  it('needs a name alone: basketball, shown in the time of Los Angeles', () => given().when(create()).then(created()))

  it('gets basketball where no sport is named', () =>
    given()
      .when(create({ sports: [] }))
      .then(created({ sports: [1] })))

  it('has its slug and domain in the form in which they are compared', () =>
    given()
      .when(create({ name: ' Harbour  League ', slug: ' Harbour ', domain: 'WWW.Harbour.Example.' }))
      .then(created({ name: 'Harbour League', slug: 'harbour', domain: 'harbour.example' })))

  it('has none of what is blank', () =>
    given()
      .when(create({ slug: ' ', domain: '', facebook: '', instagram: ' ', youtube: '' }))
      .then(created()))

  it('has each sport once', () =>
    given()
      .when(create({ sports: [1, 1] }))
      .then(created({ sports: [1] })))

  it('created again changes nothing', () => given(created()).when(create()).thenNothing())
})

describe('A profile is refused with', () => {
  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'x'.repeat(201) }, 'Name can have at most 200 characters.'],
    [{ slug: 'two words' }, 'Slug must be 1 to 63 letters a–z, digits and inner hyphens.'],
    [{ slug: 'Login' }, "Slug login is reserved for the product's own pages."],
    [{ domain: 'localhost' }, 'Domain must be a host name such as league.example.com.'],
    [{ sports: [99] }, 'Unknown sport.'],
    [{ facebook: 'javascript:alert(1)' }, 'Facebook link must be a link that begins with https:// or http://.'],
    [{ instagram: 'instagram.com/harbour' }, 'Instagram link must be a link that begins with https:// or http://.'],
    [{ youtube: `https://youtube.com/${'x'.repeat(2000)}` }, 'YouTube link can have at most 2000 characters.'],
    [{ youtube: 'https://youtube.com/"><script>' }, 'YouTube link must be a link that begins with https:// or http://.'],
    [{ timeZone: 'Mars/Olympus' }, 'Mars/Olympus is not a time zone.'],
  ])('%p', (wrong, message) => {
    given().when(create(wrong)).thenRefused('invalid', message)
    given(created()).when(change(wrong)).thenRefused('invalid', message)
    expect(cleanProfile(wrong)).toMatchObject({ kind: 'refused', message })
  })
})

it('A link may have 2000 characters', () => {
  const facebook = `https://facebook.com/${'x'.repeat(1979)}`
  expect(facebook).toHaveLength(2000)
  given().when(create({ facebook })).then(created({ facebook }))
})

it('A profile is known in its kept form before it is decided, for its claims', () =>
  expect(cleanProfile({ slug: ' Harbour ', domain: 'www.harbour.example' })).toEqual({
    slug: 'harbour',
    domain: 'harbour.example',
  }))

describe('The profile of an organization', () => {
  it('says what was and what is', () =>
    given(created({ slug: 'harbour' }))
      .when(change({ slug: 'harbor', timeZone: 'America/New_York' }))
      .then(changed({ slug: 'harbour', timeZone: 'America/Los_Angeles' }, { slug: 'harbor', timeZone: 'America/New_York' })))

  it('keeps what a change did not name', () =>
    given(created({ slug: 'harbour' }), changed({ domain: null }, { domain: 'harbour.example' }))
      .when(change({ slug: null, domain: null }))
      .then(changed({ slug: 'harbour', domain: 'harbour.example' }, { slug: null, domain: null })))

  it('can lose its slug and domain', () =>
    given(created({ slug: 'harbour', domain: 'harbour.example' }))
      .when(change({ slug: null, domain: '' }))
      .then(changed({ slug: 'harbour', domain: 'harbour.example' }, { slug: null, domain: null })))

  it('that is the same in its kept form changes nothing', () =>
    given(created({ slug: 'harbour', domain: 'harbour.example' }))
      .when(change({ name: ' Harbour', slug: 'HARBOUR', domain: 'www.harbour.example', logo: undefined }))
      .thenNothing())

  it('keeps at least one sport', () =>
    given(created())
      .when(change({ sports: [] }))
      .thenRefused('invalid', 'At least one sport is required.'))
})

describe('A feature', () => {
  it('is off until it is switched on', () => {
    given(created())
      .when(setFlags({ brackets: true }))
      .then(flagSet('brackets', true))
    given(created())
      .when(setFlags({ brackets: false }))
      .thenNothing()
  })

  it('is switched off again', () =>
    given(created(), flagSet('brackets', true))
      .when(setFlags({ brackets: false }))
      .then(flagSet('brackets', false)))

  it('that is switched already changes nothing', () =>
    given(created(), flagSet('brackets', true), flagSet('polls', true))
      .when(setFlags({ brackets: true }))
      .thenNothing())

  it('is switched by itself, those not named stay', () =>
    given(created(), flagSet('brackets', true))
      .when(setFlags({ brackets: true, schedules: true, polls: true }))
      .then(flagSet('schedules', true), flagSet('polls', true)))

  it.each(['b', 'x'.repeat(50)])('may be called %p', flag =>
    given(created())
      .when(setFlags({ [flag]: true }))
      .then(flagSet(flag, true)),
  )

  it('may be called like what every object has', () =>
    given(created())
      .when(setFlags({ constructor: true }))
      .then(flagSet('constructor', true)))

  it.each(['', '__proto__', 'two words', 'x'.repeat(51), '9lives'])('is not called %p', flag =>
    given(created())
      .when(setFlags(JSON.parse(`{${JSON.stringify(flag)}: true}`)))
      .thenRefused('invalid', 'A feature flag is named by 1 to 50 letters, digits, hyphens and underscores.'),
  )
})

describe('An organization that is deleted or unknown', () => {
  it('is not found', () => {
    given(created(), deleted())
      .when(change({ name: 'Lakeside' }))
      .thenRefused('not-found', 'Organization not found')
    given(created(), deleted())
      .when(setFlags({ brackets: true }))
      .thenRefused('not-found', 'Organization not found')
    given(created(), deleted()).when(deleteOrganization).thenRefused('not-found', 'Organization not found')
    given()
      .when(change({ name: 'Lakeside' }))
      .thenRefused('not-found', 'Organization not found')
    given().when(deleteOrganization).thenRefused('not-found', 'Organization not found')
    given(created(), deleted()).when(nameOwner).thenRefused('not-found', 'Organization not found')
  })

  it('is not created again under its id', () => given(created(), deleted()).when(create()).thenNothing())
})

it('An organization names the owner whom it is made with', () => given(created()).when(nameOwner).then(ownerNamed()))

it('An organization is deleted in one fact', () => given(created()).when(deleteOrganization).then(deleted()))

it('A repair of stored documents is recorded where there was one, in a deleted organization too', () => {
  given(created(), deleted())
    .when(recordRepair({ standings: 2, teamCard: 1, menu: 0 }))
    .then(repaired({ standings: 2, teamCard: 1 }))
  given(created())
    .when(recordRepair({ menu: 0 }))
    .thenNothing()
  given()
    .when(recordRepair({ standings: 2 }))
    .thenRefused('not-found', 'Organization not found')
})

reads(
  [created(), 'created the organization Harbour'],
  [
    changed({ slug: null, logo: 'a.webp', sports: [9] }, { slug: 'harbour', logo: 'b.webp', sports: [1] }),
    'set the slug to harbour, changed the sports from sport 9 to basketball and changed the logo',
  ],
  [flagSet('brackets', true), 'switched the feature “Brackets” on'],
  [flagSet('draft-schedules', false), 'switched the feature “Schedules begin as drafts” off'],
  [flagSet('made-up', true), 'switched the feature “made-up” on'],
  [ownerNamed(), 'made ana the owner of the organization'],
  [repaired({ standings: 2, teamCard: 1 }), 'repaired 3 stored documents: 2 of standings and 1 of team card'],
  [repaired({ standings: 1 }), 'repaired 1 stored document: 1 of standings'],
  [deleted(), 'deleted the organization'],
)
