import type { ReactNode } from 'react'
import { colourVariables } from '../../ui/team/team-colours'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import { Prose, type Text } from '../parts/Prose'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import styles from './ContentPage.module.css'

/** What a visitor is asked to do: a page of the site, or an address elsewhere. */
export type Action = { readonly label: string; readonly to: string } | { readonly label: string; readonly href: string }

const ActionLink = (action: Action) =>
  'to' in action ? (
    <SiteLink className={styles.action} to={action.to}>
      {action.label}
    </SiteLink>
  ) : (
    <a className={styles.action} href={action.href} rel="noopener">
      {action.label}
    </a>
  )

/** The longest introduction, in letters of its HTML, that is part of the head; a longer one is below it. */
const LONGEST_IN_HEAD = 500

const isLong = (text: Text) => (typeof text === 'string' ? text : text.html).length > LONGEST_IN_HEAD

type Props = {
  title: string
  intro?: Text | undefined
  action?: Action | undefined
  children: ReactNode
}

/** A page that an organization writes: its colour and logo, what it is about, and what to do next. */
export const ContentPage = ({ title, intro, action, children }: Props) => {
  const site = useSite()
  const isBelow = intro !== undefined && isLong(intro)
  const isInHead = intro !== undefined && !isBelow
  return (
    <div className={styles.page}>
      <div className={styles.band} data-template={site.tenant?.template} style={colourVariables(site.organization?.colors)}>
        <OrganizationPicture site={site} size={112} />
        <div className={styles.title}>
          <p>{site.name}</p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {(isInHead || action) && (
          <div className={styles.words}>
            {isInHead && <Prose text={intro} />}
            {action && <ActionLink {...action} />}
          </div>
        )}
      </div>
      {isBelow && <Prose text={intro} />}
      {children}
    </div>
  )
}
