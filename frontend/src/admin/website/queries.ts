import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import type { SiteAnswer, SiteDto } from '../../api/schema'
import { api } from '../api'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import type { Revision } from '../editing/editing'
import type { Draft } from './draft'

/** The description of the call cannot say what a field holds; the list of fields does. */
export type Website = Omit<SiteAnswer, 'content'> & { readonly content: SiteContent }

const websiteOf = (answer: SiteAnswer) => answer as Website

const siteKeys = { of: (organization: number) => ['website', organization] as const }

const siteQuery = (id: number) =>
  queryOptions({
    queryKey: siteKeys.of(id),
    queryFn: async ({ signal }) => websiteOf(await api.get('/api/organizations/{id}/site', { path: { id }, signal })),
    meta: { tags: ['site'] },
  })

/** The website of an organization: its template, and what is written on its pages. */
export const useSite = (organization: number) => useQuery(siteQuery(organization))

/** The website as it is at this moment, for a person whose change came second. */
export const useFreshSite = (organization: number) => {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...siteQuery(organization), staleTime: 0 })
}

export type SiteChange = { readonly changes: SiteDto; readonly revision?: Revision }

/** The answer is what the page shows next. */
export const useSaveSite = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ changes, revision }: SiteChange) =>
      websiteOf(
        await api.put('/api/organizations/{id}/site', changes, {
          path: { id },
          ...(revision === undefined ? {} : { ifMatch: revision }),
        }),
      ),
    onSuccess: site => client.setQueryData(siteKeys.of(id), site),
  })
}

/** Stores a picture and gives its address. */
export const useUploadPicture = (id: number) =>
  useMutation({
    mutationFn: async (picture: Blob) => {
      const form = new FormData()
      form.set('picture', picture, 'picture')
      return (await api.post('/api/organizations/{id}/pictures', form, { path: { id } })).url
    },
  })

type Previewed = {
  readonly organization: number
  readonly page: SitePageName
  readonly draft: Draft
  readonly revision: Revision
}

/** A page with what is typed and not saved, made by the server; until it comes, the one before stays. */
export const usePreview = ({ organization: id, page, draft, revision }: Previewed) =>
  useQuery({
    queryKey: ['website preview', id, page, draft, revision],
    queryFn: ({ signal }) => api.post('/api/organizations/{id}/site/preview', { page, content: draft }, { path: { id }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
