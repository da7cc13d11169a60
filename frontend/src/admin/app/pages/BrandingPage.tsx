import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { LookFields } from '../../settings/organizations/OrganizationFields'
import type { BrandingValues } from '../../settings/branding/branding-values'
import { OrganizationForm } from '../../settings/organizations/OrganizationForm'
import { shrinkImage } from '../../parts/forms/shrink-image'
import { Preview } from '../../website/content/Preview'
import { useUploadPicture } from '../../website/content/queries'
import { OrganizationSubject } from './OrganizationSubject'
import styles from './BrandingPage.module.css'

/** The address of a chosen logo once it was sent; one that cannot be is said when the form is saved. */
const useSentLogo = (organization: number) => {
  const [address, setAddress] = useState<string>()
  const { mutateAsync } = useUploadPicture(organization)
  const send = useCallback(
    (logo: File | null) => {
      setAddress(undefined)
      if (logo)
        shrinkImage(logo)
          .then(mutateAsync)
          .then(setAddress, () => undefined)
    },
    [mutateAsync],
  )
  return { address, send }
}

const NOTHING_TYPED = {}

/** What is typed and is not what is stored, by its name on the form. */
const unsavedOf = (
  { colors, abbreviation }: OrganizationDetailAnswer,
  typed: BrandingValues | undefined,
  logo: string | undefined,
): readonly string[] => [
  ...(logo === undefined ? [] : ['Logo']),
  ...(typed === undefined || typed.colors.join() === colors.join() ? [] : ['Colours']),
  ...(typed === undefined || typed.abbreviation === abbreviation ? [] : ['Abbreviation']),
]

const Branding = ({ organization }: { organization: OrganizationDetailAnswer }) => {
  const [typed, setTyped] = useState<BrandingValues>()
  const logo = useSentLogo(organization.id)
  const branding = useMemo(
    () => typed && { ...typed, ...(logo.address !== undefined && { logo: logo.address }) },
    [typed, logo.address],
  )
  return (
    <div className={styles.columns}>
      <div>
        <OrganizationForm organization={organization} names={['logo', 'colors', 'abbreviation']}>
          <input type="hidden" name="name" value={organization.name} />
          <LookFields organization={organization} onTyped={setTyped} onLogo={logo.send} />
        </OrganizationForm>
        <p className={styles.more}>
          Letters and the bar: <Link to={`/organizations/${organization.id}/website?website=look`}>Look of the website</Link>
        </p>
      </div>
      <Preview
        organization={organization}
        page="home"
        draft={NOTHING_TYPED}
        branding={branding}
        unsaved={unsavedOf(organization, typed, logo.address)}
        revision={organization.revision ?? 0}
      />
    </div>
  )
}

/** Logo, colours and abbreviation of an organization, beside its home as they change it. Its name is in the form because colours are suggested from it. */
export const BrandingPage = () => (
  <OrganizationSubject page="branding">{organization => <Branding organization={organization} />}</OrganizationSubject>
)
