import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Navigate, useLocation, useParams } from 'react-router-dom'

/** The address of an organization leads to the first of its pages; where it names a page of the website, to that. */
export const OrganizationPage = () => {
  const organization = Number(useParams().organization)
  const { search } = useLocation()
  const isOfWebsite = new URLSearchParams(search).has('website')
  return <Navigate to={adminAddress(isOfWebsite ? 'website' : 'general', { organization }) + search} replace />
}
