import { nicknameError } from '@/domain/account/nickname'
import { host } from '@/platform/host'
import { readProfile, saveProfile, type Profile } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

/** The name somebody is called by here. */
export class ModifyUsernameModel {
  readonly profile = new LoadableRequest<Profile>()
  readonly form: FormState<'nickname'>
  private typed: string | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'username', ['nickname'])
    observed(this)
  }

  get nickname(): string {
    return this.typed ?? this.profile.value?.nickname ?? ''
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.profile, () => readProfile(scope.call))
  }

  type(nickname: string): void {
    this.typed = nickname
    this.form.clear('nickname')
  }

  /** @returns whether it is saved */
  readonly save = singleFlight(async (): Promise<boolean> => {
    const nickname = this.nickname.trim()
    if (!this.form.check({ nickname: nicknameError(nickname, host.shopName()) })) return false
    const saved = await this.form.send(() => saveProfile(this.root.call, { nickname }))
    if (!saved) return false
    this.root.feedback.toast({ text: texts.saved, icon: 'success' })
    return true
  })
}
