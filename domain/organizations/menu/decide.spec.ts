import { MOST_LINKS } from './decide'
import {
  add,
  added,
  change,
  changed,
  fill,
  given,
  menu,
  move,
  NEWS,
  order,
  ordered,
  organizationCreated,
  organizationDeleted,
  remove,
  removed,
  restore,
  restored,
  RULES,
  SHOP,
} from './menu.examples'

describe('A link', () => {
  it('is added last', () => menu(added(NEWS, 0)).when(add(SHOP)).then(added(SHOP, 1)))

  it('is added where it is wanted', () =>
    menu(added(NEWS, 0))
      .when(add(SHOP, {}, 0))
      .then(added(SHOP, 0)))

  it('beyond the last is the last', () =>
    menu(added(NEWS, 0))
      .when(add(SHOP, {}, 9))
      .then(added(SHOP, 1)))

  it('added again changes nothing', () => menu(added(NEWS, 0)).when(add(NEWS)).thenNothing())

  it.each(['', '  ', '\u200b'])('needs a label: %j', label =>
    menu().when(add(NEWS, { label })).thenRefused('invalid', 'Label is required.'),
  )

  it.each([
    ['Home', 'home'],
    ['  Meet   the  Team! ', 'meet-the-team'],
    ['Été 2025 – Montréal', 'ete-2025-montreal'],
    ['--FAQ--', 'faq'],
    ['Новости', 'новости'],
  ])('to a page of its own is named after its label: %j is %j', (label, slug) =>
    menu()
      .when(add(NEWS, { label }))
      .then(added(NEWS, 0, { label: label.trim().replace(/\s+/g, ' '), slug })),
  )

  it('to a page of its own needs a label that makes an address', () =>
    menu()
      .when(add(NEWS, { label: '🏀' }))
      .thenRefused('invalid', 'Label needs a letter or a digit, because the web address is made from it.'))

  it('to a page of its own has no url, whatever was sent', () =>
    menu()
      .when(add(NEWS, { url: 'https://left.example' }))
      .then(added(NEWS, 0)))

  it.each([null, '', ' '])('to the outside needs a url: %j', url =>
    menu().when(add(SHOP, { url })).thenRefused('invalid', 'An external link needs a URL.'),
  )

  it.each(['javascript:alert(1)', 'shop.example', 'ftp://shop.example', 'https://a b'])(
    'to the outside leads to the web: %j',
    url => menu().when(add(SHOP, { url })).thenRefused('invalid', 'URL must be a link that begins with https:// or http://.'),
  )

  it(`is one of ${MOST_LINKS} at most`, () => {
    const full = Array.from({ length: MOST_LINKS }, (_, i) => added(1000 + i, i))
    menu(...full)
      .when(add(NEWS))
      .thenRefused('conflict', 'A menu holds at most 200 links.')
    menu(added(NEWS, 0), removed(NEWS, 0), ...full)
      .when(restore(NEWS))
      .thenRefused('conflict', 'A menu holds at most 200 links.')
  })
})

describe('A link to a page that was chosen', () => {
  it.each([
    ['ourTeam', 'ourteam'],
    ['our-team', 'ourteam'],
    ['home', 'home'],
  ])('leads there under any label: %s', (slug, stored) =>
    menu()
      .when(add(NEWS, { slug }))
      .then(added(NEWS, 0, { slug: stored })),
  )

  it('has the slug of its label where that leads there', () =>
    menu()
      .when(add(NEWS, { label: 'Join our team', slug: 'ourTeam' }))
      .then(added(NEWS, 0, { label: 'Join our team', slug: 'join-our-team' })))

  it('leads where its label leads when there is no such page', () =>
    menu()
      .when(add(NEWS, { slug: 'rules' }))
      .then(added(NEWS, 0)))

  it('keeps it under another label', () =>
    menu(added(NEWS, 0, { slug: 'ourteam' }))
      .when(change(NEWS, { label: 'Play with us' }))
      .then(changed(NEWS, { label: 'News' }, { label: 'Play with us' })))

  it('may lead to another page', () =>
    menu(added(NEWS, 0, { slug: 'ourteam' }))
      .when(change(NEWS, { slug: 'contact' }))
      .then(changed(NEWS, { slug: 'ourteam' }, { slug: 'contact' })))
})

describe('A menu that is filled', () => {
  it('has all links at once', () => menu().when(fill(NEWS, SHOP)).then(added(NEWS, 0), added(SHOP, 1)))

  it('had none before', () => menu(added(NEWS, 0)).when(fill(SHOP)).thenNothing())

  it('is that of an organization that is there', () =>
    given(organizationCreated, organizationDeleted).when(fill(NEWS)).thenRefused('not-found', 'Organization not found'))
})

describe('A changed link', () => {
  it('remembers what it was', () =>
    menu(added(NEWS, 0))
      .when(change(NEWS, { label: 'Latest news' }))
      .then(changed(NEWS, { label: 'News', slug: 'news' }, { label: 'Latest news', slug: 'latest-news' })))

  it('can be hidden and shown', () =>
    menu(added(NEWS, 0))
      .when(change(NEWS, { shown: false }))
      .then(changed(NEWS, { shown: true }, { shown: false })))

  it('that leads inside again loses its url', () =>
    menu(added(SHOP, 0))
      .when(change(SHOP, { external: false }))
      .then(changed(SHOP, { slug: null, url: 'https://shop.example' }, { slug: 'shop', url: null })))

  it('changed to what it is changes nothing', () =>
    menu(added(NEWS, 0))
      .when(change(NEWS, { label: ' News ', shown: true }))
      .thenNothing())

  it('is checked like a new one', () =>
    menu(added(NEWS, 0))
      .when(change(NEWS, { external: true }))
      .thenRefused('invalid', 'An external link needs a URL.'))

  it('must be there', () =>
    menu(added(NEWS, 0), removed(NEWS, 0))
      .when(change(NEWS, { shown: false }))
      .thenRefused('not-found', 'Link not found'))
})

describe('The order of the menu', () => {
  const three = menu(added(NEWS, 0), added(SHOP, 1), added(RULES, 2))

  it('is the whole list', () => three.when(order(RULES, NEWS, SHOP)).then(ordered(RULES, NEWS, SHOP)))

  it('that is the same changes nothing', () => three.when(order(NEWS, SHOP, RULES)).thenNothing())

  it.each([
    ['one is missing', [NEWS, SHOP]],
    ['one is named twice', [NEWS, SHOP, SHOP]],
    ['one is unknown', [NEWS, SHOP, 99]],
    ['it is empty', []],
  ])('is refused where %s', (_, links) =>
    three.when(order(...links)).thenRefused('conflict', 'The order must name every link of the menu once.'),
  )

  it.each([
    [RULES, 0, [RULES, NEWS, SHOP]],
    [NEWS, 1, [SHOP, NEWS, RULES]],
    [NEWS, 9, [SHOP, RULES, NEWS]],
  ])('follows one link that is moved: %d to %d', (link, position, links) =>
    three.when(move(link, position)).then(ordered(...links)),
  )

  it('stays when a link is put where it is', () => three.when(move(SHOP, 1)).thenNothing())

  it('holds no link that is not there', () => three.when(move(99, 0)).thenRefused('not-found', 'Link not found'))
})

describe('A removed link', () => {
  it('is gone once', () => {
    menu(added(NEWS, 0), added(SHOP, 1)).when(remove(SHOP)).then(removed(SHOP, 1))
    menu(added(NEWS, 0), removed(NEWS, 0)).when(remove(NEWS)).thenRefused('not-found', 'Link not found')
  })

  it('comes back whole, where it was', () =>
    menu(added(NEWS, 0), added(SHOP, 1), added(RULES, 2), removed(SHOP, 1)).when(restore(SHOP)).then(restored(SHOP, 1)))

  it('comes back last where the menu has become shorter', () =>
    menu(added(NEWS, 0), added(SHOP, 1), removed(SHOP, 1), removed(NEWS, 0)).when(restore(SHOP)).then(restored(SHOP, 0)))

  it('comes back once', () => menu(added(NEWS, 0), removed(NEWS, 0), restored(NEWS, 0)).when(restore(NEWS)).thenNothing())

  it('that never was does not come back', () => menu().when(restore(NEWS)).thenRefused('not-found', 'Link not found'))
})

describe('The menu of an organization that is not there', () => {
  it('takes no link', () => {
    given().when(add(NEWS)).thenRefused('not-found', 'Organization not found')
    given(organizationCreated, organizationDeleted).when(add(NEWS)).thenRefused('not-found', 'Organization not found')
  })

  it('changes nothing', () => {
    const gone = given(organizationCreated, added(NEWS, 0), organizationDeleted)
    gone.when(change(NEWS, { shown: false })).thenRefused('not-found', 'Link not found')
    gone.when(order(NEWS)).thenRefused('not-found', 'Organization not found')
    gone.when(remove(NEWS)).thenRefused('not-found', 'Link not found')
    gone.when(restore(NEWS)).thenRefused('not-found', 'Organization not found')
  })
})
