import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import type { PrivateStore } from './private-store'

const HOUR = 60 * 60 * 1000

/** Deletes sessions and other records that expired: at the start, and every hour while the product runs. */
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Private store')
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly store: PrivateStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), HOUR).unref()
    this.sweep()
  }

  onModuleDestroy(): void {
    clearInterval(this.timer)
  }

  /** What was left over by a fault is deleted an hour later. */
  private sweep(): void {
    this.store.deleteExpired(Date.now()).catch(error => this.logger.warn(`Expired records were not deleted: ${String(error)}`))
  }
}
