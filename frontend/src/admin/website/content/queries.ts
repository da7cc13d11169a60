import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import type { SiteAnswer, SiteDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import type { SeenRevision } from '../../parts/editing/editing'
import type { WebsiteDraft } from './draft'

/** The description of the call cannot say what a field holds; the list of fields does. */
export type Website = Omit<SiteAnswer, 'content'> & { readonly content: SiteContent }

const websiteOf = (answer: SiteAnswer) => answer as Website

const siteKeys = { of: (organization: number) => ['website', organization] as const }

export const websiteQuery = (id: number) =>
  adminQuery(siteKeys.of(id), ['site'], async signal =>
    websiteOf(await api.get('/api/organizations/{id}/site', { path: { id }, signal })),
  )

/** The website of an organization: its template, and what is written on its pages. */
export const useWebsite = (organization: number) => useQuery(websiteQuery(organization))

export type SiteChange = { readonly changes: SiteDto; readonly revision?: SeenRevision }

/** The answer is what the page shows next. */
export const useSaveSite = (id: number) =>
  useCall(
    async ({ changes, revision }: SiteChange) =>
      websiteOf(await api.put('/api/organizations/{id}/site', changes, { path: { id }, ifMatch: revision })),
    [],
    (site, client) => client.setQueryData(siteKeys.of(id), site),
  )

/** Stores a picture and gives its address. */
export const useUploadPicture = (id: number) =>
  useCall(async (picture: Blob) => {
    const form = new FormData()
    form.set('picture', picture, 'picture')
    return (await api.post('/api/organizations/{id}/pictures', form, { path: { id } })).url
  }, [])

/** Colours, abbreviation and logo as they are typed; the logo is the address of a picture that was sent. */
export type PreviewedBranding = {
  readonly colors: readonly string[]
  readonly abbreviation: string | null
  readonly logo?: string
}

type Typed = {
  readonly organization: number
  readonly page: SitePageName
  readonly draft: WebsiteDraft
  readonly branding?: PreviewedBranding | undefined
  readonly revision: SeenRevision
}

const previewQuery = ({ organization: id, page, draft, branding, revision }: Typed) =>
  adminQuery(['website preview', id, page, draft, branding, revision], [], signal =>
    api.post('/api/organizations/{id}/site/preview', { page, content: draft, ...branding }, { path: { id }, signal }),
  )

/** A page with what is typed and not saved, made by the server; until it comes, the one before stays. */
export const usePreview = (typed: Typed) => useQuery({ ...previewQuery(typed), placeholderData: keepPreviousData, gcTime: 0 })
