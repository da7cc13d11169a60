import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { sitePage, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { OpenIcon } from '../../../ui/icons'
import { QueryState } from '../../parts/feedback/QueryState'
import type { WebsiteDraft } from './draft'
import { PreviewFrame } from './PreviewFrame'
import { usePreview, type PreviewedBranding } from './queries'
import styles from './website.module.css'

/** How long nothing is typed before the page is made. */
const SETTLED_MILLISECONDS = 120

type Props = {
  organization: OrganizationDetailAnswer
  page: SitePageName
  /** What is typed and not saved. */
  draft: WebsiteDraft
  /** Colours, abbreviation and logo, the same object until one of them changes. */
  branding?: PreviewedBranding | undefined
  /** What of the page is not saved yet, by name. */
  unsaved: readonly string[]
  /** Changes with every save. */
  revision: number
}

/** Where visitors find a page; undefined where the organization has no address yet. */
const addressOf = ({ slug, domain }: OrganizationDetailAnswer, page: SitePageName) => {
  const site = slug === null ? domain && `//${domain}` : `/${slug}`
  return site ? `${site}${sitePage(page).address ?? ''}` : undefined
}

const PublicPage = ({ address }: { address: string | undefined }) =>
  address === undefined ? (
    <p className={styles.help}>The site is public once the organization has a slug or a domain.</p>
  ) : (
    <a href={address} target="_blank" rel="noopener">
      Open the page as it is saved <OpenIcon size={14} />
      <span className="visuallyHidden"> (a new tab)</span>
    </a>
  )

/** What visitors do not see yet. */
const Unsaved = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    <p className={styles.help}>As visitors see it.</p>
  ) : (
    <p className={styles.unsaved}>Visitors do not see yet: {names.join(', ')}.</p>
  )

/** The page as visitors will see it, with what is typed. */
export const Preview = ({ organization, page, draft, branding, unsaved, revision }: Props) => {
  const now = useMemo(() => ({ draft, branding }), [draft, branding])
  const [typed] = useDebouncedValue(now, SETTLED_MILLISECONDS)
  const preview = usePreview({ organization: organization.id, page, ...typed, revision })
  return (
    <div className={styles.preview}>
      <Unsaved names={unsaved} />
      <QueryState of={preview}>
        {({ html, faults }) => (
          <>
            <PreviewFrame html={html} />
            <div role="status" className={styles.help}>
              {faults.map(fault => (
                <p key={fault}>Not shown yet: {fault}</p>
              ))}
            </div>
          </>
        )}
      </QueryState>
      <PublicPage address={addressOf(organization, page)} />
    </div>
  )
}
