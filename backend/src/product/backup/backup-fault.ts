/** Why nothing was backed up, or nothing restored, and what to do. */
export class BackupFault extends Error {
  readonly kind = 'backup-fault'
}
