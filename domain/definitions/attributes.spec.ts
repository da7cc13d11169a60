import { specification } from '../testing/specification'
import { created, deleted } from '../organizations/organizations.examples'
import { addAttribute, bringBackAttribute, MOST_ATTRIBUTES, resetList, setOrder, setVisibility } from './decide'
import type { AttributeFact } from './events'
import { EVERY_SPORT, NUMBER_ATTRIBUTE as NUMBER, POSITION_ATTRIBUTE as POSITION } from './lists'
import { definitionStream, type DefinitionStreamFact, type OrganizationDefinitions } from './state'

const given = specification<OrganizationDefinitions, DefinitionStreamFact>(definitionStream.initial, definitionStream.evolve)
const organizationCreated = created() as DefinitionStreamFact
const attributes = (...history: AttributeFact[]) => given(organizationCreated, ...history)

const organization = 1
const [HEIGHT, SCHOOL] = [101, 102]

const added = (attribute: number, name = 'Height'): AttributeFact => ({
  type: 'AttributeAdded',
  data: { organization, attribute, name, type: 'number' },
})
const visibilitySet = (attribute: number, is: boolean): AttributeFact => ({
  type: 'AttributeVisibilitySet',
  data: { organization, attribute, was: !is, is },
})
const ordered = (...ids: number[]): AttributeFact => ({ type: 'AttributesOrdered', data: { organization, attributes: ids } })
const wasReset = (hidden: number[] = [], removed: number[] = []): AttributeFact => ({
  type: 'AttributesReset',
  data: { organization, hidden, removed },
})

const add =
  (attribute: number, name = 'Height') =>
  (state: OrganizationDefinitions) =>
    addAttribute(state, { organization, attribute, name, type: 'number' })
const hide =
  (attribute: number, hidden = true) =>
  (state: OrganizationDefinitions) =>
    setVisibility(state, { organization, kind: 'attribute', id: attribute, hidden })
const order =
  (...ids: number[]) =>
  (state: OrganizationDefinitions) =>
    setOrder(state, { organization, kind: 'attribute', order: ids })
const reset =
  (...used: number[]) =>
  (state: OrganizationDefinitions) =>
    resetList(state, { organization, kind: 'attribute', sport: EVERY_SPORT, used: new Set(used) })

describe('An attribute of players', () => {
  it('is added by a name, trimmed, and a type', () => attributes().when(add(HEIGHT, ' Height ')).then(added(HEIGHT)))

  it('added again changes nothing', () => attributes(added(HEIGHT)).when(add(HEIGHT)).thenNothing())

  it.each(['', '  '])('needs a name: %j', name =>
    attributes().when(add(HEIGHT, name)).thenRefused('invalid', 'Name is required.'),
  )

  it('has a short name', () =>
    attributes()
      .when(add(HEIGHT, 'x'.repeat(51)))
      .thenRefused('invalid', 'Name can have at most 50 characters.'))

  it.each(['Number', ' position '])('has a name of its own: %j', name =>
    attributes().when(add(HEIGHT, name)).thenRefused('conflict', `An attribute named ${name.trim()} already exists.`),
  )

  it(`is one of ${MOST_ATTRIBUTES} at most`, () =>
    attributes(...Array.from({ length: MOST_ATTRIBUTES - 2 }, (_, i) => added(200 + i, `A${i}`)))
      .when(add(HEIGHT))
      .thenRefused('conflict', 'An organization has at most 50 attributes.'))
})

describe('The visibility of an attribute', () => {
  it('is set once', () => {
    attributes().when(hide(NUMBER)).then(visibilitySet(NUMBER, true))
    attributes(visibilitySet(NUMBER, true)).when(hide(NUMBER)).thenNothing()
    attributes(visibilitySet(NUMBER, true)).when(hide(NUMBER, false)).then(visibilitySet(NUMBER, false))
  })

  it('needs an attribute', () => attributes().when(hide(99)).thenRefused('not-found', 'Attribute not found'))
})

describe('The order of the attributes', () => {
  it('is the whole list', () => attributes().when(order(POSITION, NUMBER)).then(ordered(POSITION, NUMBER)))

  it('that is the same changes nothing', () => {
    attributes().when(order(NUMBER, POSITION)).thenNothing()
    attributes(ordered(POSITION, NUMBER)).when(order(POSITION, NUMBER)).thenNothing()
  })

  it.each([
    ['one is missing', [NUMBER]],
    ['one is named twice', [NUMBER, NUMBER]],
    ['one is unknown', [NUMBER, 99]],
    ['it is empty', []],
  ])('is refused where %s', (_, ids) =>
    attributes()
      .when(order(...ids))
      .thenRefused('conflict', 'The order must name every attribute once.'),
  )
})

describe('Attributes that are reset', () => {
  it('are the default ones in their order, all shown', () => {
    const changed = attributes(ordered(POSITION, NUMBER), visibilitySet(NUMBER, true))
    changed.when(reset()).then(wasReset())
    attributes(ordered(POSITION, NUMBER), wasReset()).when(order(NUMBER, POSITION)).thenNothing()
    attributes(visibilitySet(NUMBER, true), wasReset()).when(hide(NUMBER, false)).thenNothing()
  })

  it('lose own ones that hold no value, and hide those that do', () =>
    attributes(added(HEIGHT), added(SCHOOL, 'School'))
      .when(reset(SCHOOL))
      .then(wasReset([SCHOOL], [HEIGHT])))

  it('that are the default change nothing', () => {
    attributes().when(reset()).thenNothing()
    attributes(added(SCHOOL, 'School'), wasReset([SCHOOL]))
      .when(reset(SCHOOL))
      .thenNothing()
  })
})

describe('An attribute that was removed while a player got a value of it', () => {
  const bringBack = (attribute: number) => (state: OrganizationDefinitions) =>
    bringBackAttribute(state, { organization, attribute })

  it('comes back, hidden', () =>
    attributes(added(HEIGHT), wasReset([], [HEIGHT]))
      .when(bringBack(HEIGHT))
      .then(added(HEIGHT), visibilitySet(HEIGHT, true)))

  it('comes back once', () =>
    attributes(added(HEIGHT), wasReset([], [HEIGHT]), added(HEIGHT), visibilitySet(HEIGHT, true))
      .when(bringBack(HEIGHT))
      .thenNothing())

  it('was removed before', () => attributes(added(HEIGHT)).when(bringBack(HEIGHT)).thenNothing())
})

describe('The attributes of an organization that is not there', () => {
  it.each([
    ['added', add(HEIGHT)],
    ['hidden', hide(NUMBER)],
    ['ordered', order(POSITION, NUMBER)],
    ['reset', reset()],
  ])('are not %s', (_, command) => {
    given().when(command).thenRefused('not-found', 'Organization not found')
    given(organizationCreated, deleted() as DefinitionStreamFact)
      .when(command)
      .thenRefused('not-found', 'Organization not found')
  })
})
