import { readProfile, type Profile } from '@/services/account/profile'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** Who somebody is, as the account has it. */
export class ProfileModel {
  readonly profile = new LoadableRequest<Profile>()

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.profile, () => readProfile(scope.call))
  }
}
