import { readAppPlaces } from '@/services/account/suggestions'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { texts } from './texts'

interface Place {
  readonly name: string
  readonly url: string
}

/** From where the app is installed; none where nothing is configured. */
export class DownloadModel {
  readonly places = new LoadableRequest<readonly Place[]>()

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.places, async () => {
      const { ios, android } = await readAppPlaces(scope.call)
      const all = [
        { name: texts.ios, url: ios },
        { name: texts.android, url: android }
      ]
      return all.filter(({ url }) => url !== '')
    })
  }
}
