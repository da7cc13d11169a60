import { NativeSelect, Button } from '@mantine/core'
import { isSitePage, SITE_PAGE_NAMES, sitePage, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { enumeration } from '@fullcourt/domain/history/words'
import { useEffect, useRef } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { ConflictCard } from '../../parts/editing/ConflictCard'
import { QueryState } from '../../parts/feedback/QueryState'
import { FAILURES } from '../../parts/feedback/failures'
import { useAddress } from '../../parts/tables/use-address'
import { useCommand } from '../../parts/feedback/use-command'
import { placeName, placesIn, shownValue } from './draft'
import { PageFields } from './PageFields'
import { Preview } from './Preview'
import { useSaveSite, useWebsite, type Website } from './queries'
import { TemplateChoice } from './TemplateChoice'
import { useDraft } from './use-draft'
import styles from './website.module.css'

type Props = { organization: OrganizationDetailAnswer }

/** The public site of an organization: its template, and what is written on its pages (docs/public-pages.md#templates). */
export const WebsiteSection = ({ organization }: Props) => {
  const site = useWebsite(organization.id)
  return (
    <QueryState of={site}>
      {found => (
        <div className={styles.website}>
          <Template organization={organization.id} site={found} />
          <Pages organization={organization} site={found} />
        </div>
      )}
    </QueryState>
  )
}

const Template = ({ organization, site }: { organization: number; site: Website }) => {
  const save = useSaveSite(organization)
  const run = useCommand()
  const choose = (template: Website['template']) =>
    void run({
      call: () => save.mutateAsync({ changes: { template }, revision: site.revision }),
      undo: ({ revision }) => ({
        thing: 'website template',
        message: 'Template changed',
        undo: () => save.mutateAsync({ changes: { template: site.template }, revision }),
        undone: 'Template changed back',
      }),
      failure: FAILURES.changeTemplate,
    })
  return <TemplateChoice chosen={site.template} disabled={save.isPending} onChoose={choose} />
}

/** The page that is edited, which the address says; whoever comes for it finds it in view. */
const usePageOfAddress = () => {
  const address = useAddress()
  const named = address.at('website')
  const choice = useRef<HTMLSelectElement>(null)
  const isNamed = useRef(named !== '')
  useEffect(() => {
    if (isNamed.current) choice.current?.focus()
  }, [])
  const page: SitePageName = isSitePage(named) ? named : 'home'
  return { page, choice, choose: (website: string) => address.change({ website }) }
}

const Pages = ({ organization, site }: { organization: OrganizationDetailAnswer; site: Website }) => {
  const { page, choice, choose } = usePageOfAddress()
  const { draft, version, type, isSaving, save, discard, conflict } = useDraft(organization.id, site)
  const unsaved = placesIn(draft).map(placeName)
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <NativeSelect
          ref={choice}
          label="Page"
          description="Write your own texts here. Fields left empty use the text of the template."
          value={page}
          data={SITE_PAGE_NAMES.map(name => ({ value: name, label: sitePage(name).title }))}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <PageFields
          key={`${page} ${version}`}
          organization={organization.id}
          page={page}
          valueOf={field => shownValue(draft, site.content, { page, field })}
          onChange={(field, value) => type({ page, field }, value)}
        />
        {conflict && <ConflictCard {...conflict} title="Website" />}
        <WebsiteSaveBar unsaved={unsaved} isSaving={isSaving} onSave={() => void save()} onDiscard={discard} />
      </div>
      <Preview organization={organization} page={page} draft={draft} unsaved={unsaved} revision={site.revision} />
    </div>
  )
}

type SaveBarProps = { unsaved: readonly string[]; isSaving: boolean; onSave: () => void; onDiscard: () => void }

/** How many of the fields that are not saved yet are named. */
const NAMED = 3

/** `Headline of Home, Phone of Contact and 2 more` */
const unsavedInWords = (names: readonly string[]) =>
  enumeration(names.length > NAMED ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names)

/** Whether all that was typed is saved, and the way to save it. */
const WebsiteSaveBar = ({ unsaved, isSaving, onSave, onDiscard }: SaveBarProps) => (
  <div className={styles.save}>
    <Button onClick={onSave} loading={isSaving} disabled={unsaved.length === 0}>
      Save Changes
    </Button>
    {unsaved.length > 0 && (
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        Discard
      </Button>
    )}
    <p role="status" className={styles.help}>
      {unsaved.length > 0 ? `Not saved yet: ${unsavedInWords(unsaved)}.` : 'All changes are saved.'}
    </p>
  </div>
)
