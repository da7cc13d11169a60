import type { OrganizationDetailAnswer } from '../../../api/schema'
import { sitePage, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { OpenIcon } from '../../../ui/icons'
import { QueryState } from '../../parts/feedback/QueryState'
import type { WebsiteDraft } from './draft'
import { usePreview } from './queries'
import styles from './website.module.css'
import { useEffect, useState, useRef } from 'react'

/** A value once it has not changed for some milliseconds: what follows from typing is not done with every letter. */
const useSettled = <Value,>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** How long nothing is typed before the page is made. */
const SETTLED_MILLISECONDS = 300

type Props = {
  organization: OrganizationDetailAnswer
  page: SitePageName
  /** What is typed and not saved. */
  draft: WebsiteDraft
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

/** The page as visitors will see it, with what is typed. */
export const Preview = ({ organization, page, draft, revision }: Props) => {
  const preview = usePreview({ organization: organization.id, page, draft: useSettled(draft, SETTLED_MILLISECONDS), revision })
  return (
    <div className={styles.preview}>
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

/** Puts a document into a frame that stays as it is: nothing is loaded anew, and what was scrolled to stays in view. */
const show = (frame: HTMLIFrameElement, html: string) => {
  const shown = frame.contentDocument
  if (!shown) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  next.querySelectorAll('script, link[rel=modulepreload]').forEach(element => element.remove())
  const base = next.createElement('base')
  base.target = '_blank'
  next.head.prepend(base)
  shown.documentElement.replaceWith(shown.adoptNode(next.documentElement))
}

/** A document without its scripts, such as it is; its links open in another tab. */
const PreviewFrame = ({ html }: { html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen && frame.current) show(frame.current, html)
  }, [isOpen, html])
  return (
    <iframe
      ref={frame}
      title="Preview of the page"
      srcDoc="<!doctype html><title>Preview</title>"
      onLoad={() => setIsOpen(true)}
    />
  )
}
