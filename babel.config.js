// NutUI is imported on demand: the component's own folder and its stylesheet, nothing else.
module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // core-js by usage costs 42 KB gzip; the few gaps of old webviews are filled by src/polyfills.ts.
        useBuiltIns: false
      }
    ]
  ],
  plugins: [
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        libraryDirectory: 'dist/es/packages',
        style: (name) => `${name.toLowerCase()}/style/css`,
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`
      },
      'nutui-react-taro'
    ]
  ]
}
