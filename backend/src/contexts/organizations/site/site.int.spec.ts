import sharp from 'sharp'
import { ifMatch } from '../../games/testing/calls'
import { formOf } from '../../imports/testing/form'
import { makeLeague, makePlayer, makeTeam, thingOf } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'
import type { PictureAnswer, SiteAnswer, SitePageAnswer } from './site.answers'

let product: Product
let owner: Client
let root: Client

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  root = product.as('super_admin')
})
afterAll(() => product.close())

/** An organization of its own, whose site its super_admin writes. */
const organizationOfItsOwn = async () => {
  const slug = unique('league')
  const { id } = thingOf(await root.post('/api/organizations', { name: slug, slug }))
  return { id, slug, site: `/api/organizations/${id}/site` }
}
const pageOf = async (slug: string, page = 'home') =>
  thingOf<SitePageAnswer>(await product.as('nobody').get(`/api/site-pages/${page}?slug=${slug}`))

describe('a site', () => {
  it('is generic and blank at first', async () => {
    const { slug, site } = await organizationOfItsOwn()
    expect(thingOf<SiteAnswer>(await root.get(site))).toEqual({ revision: 0, template: 'generic', content: {} })
    expect(await pageOf(slug)).toEqual({ template: 'generic', content: {} })
  })

  it('has the template that was chosen, and what was written, field by field', async () => {
    const { slug, site } = await organizationOfItsOwn()
    await root.put(site, { template: 'adult', content: { home: { welcome: 'Hello', headline: 'Since 1998' } } })
    expect(await root.put(site, { content: { home: { headline: null } } })).toMatchObject({
      status: 200,
      body: { template: 'adult', content: { home: { welcome: 'Hello' } } },
    })
    expect(await pageOf(slug)).toEqual({ template: 'adult', content: { welcome: { html: '<p>Hello</p>' } } })
  })

  it('shows visitors texts as HTML, in lists too, and hostile ones as text', async () => {
    const { slug, site } = await organizationOfItsOwn()
    const hostile = '</script><img src=x onerror=alert(1)>'
    const questions = [{ question: hostile, answer: `**Yes** ${hostile}` }]
    thingOf(await root.put(site, { content: { leagueInfo: { intro: hostile, questions } } }))
    const shown = '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'
    expect((await pageOf(slug, 'leagueInfo')).content).toEqual({
      intro: { html: `<p>${shown}</p>` },
      questions: [{ question: hostile, answer: { html: `<p><strong>Yes</strong> ${shown}</p>` } }],
    })
  })

  it('names as featured player whom they were merged into', async () => {
    const { id, slug } = product.organization
    const team = await makeTeam(owner, await makeLeague(owner), 'Owls')
    const [master, duplicate] = [await makePlayer(owner, team, 'Ana', 'Lee'), await makePlayer(owner, team, 'Ana', 'Lee')]
    thingOf(await owner.put(`/api/organizations/${id}/site`, { content: { players: { player: duplicate } } }))
    thingOf(await owner.post('/api/playersv2/merge', { masterId: master, duplicateIds: [duplicate] }))
    expect((await pageOf(slug, 'players')).content).toEqual({ player: master })
  })

  it.each([
    [{ template: 'baroque' }, 'Template must be one of'],
    [{ content: { cellar: { text: 'x' } } }, 'Content names a field that no page has.'],
    [{ content: { home: [] } }, 'Content must name the fields of each page.'],
    [{ content: { registration: { link: 'javascript:alert(1)' } } }, 'Sign-up form must be a link'],
  ])('is not changed to %j', async (body, message) =>
    expect(await owner.put(`/api/organizations/${product.organization.id}/site`, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    }),
  )

  it('shows a picture that was uploaded', async () => {
    const { id, slug, site } = await organizationOfItsOwn()
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c2410c' } })
      .jpeg()
      .toBuffer()
    const { body, headers } = formOf({}, [{ name: 'team.jpg', bytes, field: 'picture' }])
    const { url } = thingOf<PictureAnswer>(await root.post(`/api/organizations/${id}/pictures`, body, headers))
    thingOf(await root.put(site, { content: { about: { picture: url } } }))
    expect((await pageOf(slug, 'about')).content).toEqual({ picture: url })
    expect(await product.as('nobody').get(url)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  })

  it('takes no picture that is none', async () => {
    const { id } = await organizationOfItsOwn()
    const none = formOf({}, [{ name: 'team.jpg', bytes: Buffer.from('<svg onload=alert(1)>'), field: 'picture' }])
    expect(await root.post(`/api/organizations/${id}/pictures`, none.body, none.headers)).toMatchObject({ status: 400 })
    expect(await root.post(`/api/organizations/${id}/pictures`, {})).toMatchObject({
      status: 400,
      body: { message: 'Picture is required: send an image as a form.' },
    })
  })

  it('of another organization is not there', async () => {
    const { site } = await organizationOfItsOwn()
    expect(await owner.get(site)).toMatchObject({ status: 404, body: { message: 'Organization not found' } })
    expect(await owner.put(site, { template: 'adult' })).toMatchObject({ status: 404 })
  })

  it('is not written over what somebody else wrote meanwhile in the same field', async () => {
    const { site } = await organizationOfItsOwn()
    const { revision } = thingOf<SiteAnswer>(await root.put(site, { content: { home: { welcome: 'Hi' } } }))
    thingOf(await root.put(site, { content: { home: { welcome: 'Hello' } } }))
    expect(await root.put(site, { content: { home: { welcome: 'Hey' } } }, ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed Welcome of Home on the website meanwhile') as string },
    })
    expect(await root.put(site, { content: { home: { history: 'Long' } } }, ifMatch(revision))).toMatchObject({ status: 200 })
  })
})
