import { adminAddress } from '@fullcourt/domain/pages/admin-pages'

/** Where the questions are asked; `organization` is one that exists and has no season yet. */
export const setUpAddress = (organization?: number): string =>
  organization === undefined ? adminAddress('setUp', {}) : `${adminAddress('setUp', {})}?organization=${organization}`
