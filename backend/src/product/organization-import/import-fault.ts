/** Why an organization was not brought in, and what to do. */
export class ImportFault extends Error {
  readonly kind = 'import-fault'
}
