export default definePageConfig({ navigationStyle: 'custom', onReachBottomDistance: 200 })
