import { OptionalCountParameter } from '../../../core/http/address-fields'
import { OptionalText } from '../../../core/http/fields'
import { OfTenant } from '../../../core/http/of-tenant.dto'

/** As long as a slug may be. */
const LONGEST_SLUG = 63

export class ListingsParams extends OfTenant {
  @OptionalText(LONGEST_SLUG, 'That of this slug alone')
  named?: string

  @OptionalCountParameter('So many, the first by name')
  limit?: number
}
