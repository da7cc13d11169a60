import { siteValue } from '@fullcourt/domain/organizations/site/value'
import { siteFieldOf, type SiteField } from '@fullcourt/domain/pages/site-fields'
import { SITE_TEMPLATES } from '@fullcourt/domain/pages/site-templates'
import { templateContent } from './queries'

/** What Markdown would read as something else than words. */
const isMarkdown = (text: string) => /[*_`<>[\]#|]|^\s*([-+]|\d+[.)])\s/m.test(text)

describe.each(SITE_TEMPLATES)('The template %s', template => {
  it('says nothing that an organization could not write itself', async () => {
    for (const [page, fields] of Object.entries(await templateContent(template)))
      for (const [name, value] of Object.entries(fields as object))
        expect([page, name, siteValue(siteFieldOf(page, name) as SiteField, value)]).toEqual([page, name, { value }])
  })

  it('has texts of paragraphs alone, because they are shown without Markdown', async () => {
    const texts = JSON.stringify(await templateContent(template)).match(/(?<=:")[^"]*/g) ?? []
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.map(text => text.replaceAll('\\n', '\n')).filter(isMarkdown)).toEqual([])
  })
})
