import { providerJourneys } from '../support/provider-journeys'

providerJourneys({ 'WeChat Pay in the mini-program': 'wechat-mini' })
