// Editorial rule: short, in the visitor's words; never promise a headset where none is needed.
export const PANORAMA_PAGE = {
  title: '360 Pool Design Viewer',
  eyebrow: '360 and virtual reality',
  lead: 'Stand beside the water before it is there. Pick a design and turn around: drag it, move your phone, or put on a headset. There is no app to install.',
  back: 'Back to Home',
  galleryTitle: 'Designs to step into',
} as const;

export const PANORAMA_GALLERY = {
  viewIn360: 'View in 360',
  like: 'Design one like this',
  facts: '{length} × {width} ft, from {price} to build',
  yourDesign: 'Step into your own design',
  yourDesignTitle: 'Your own design',
  yourDesignReady:
    'We draw your pool all around you, from the deck at eye height. It takes a few seconds the first time.',
  yourDesignNone:
    'Draw a pool in the 3D configurator or describe one in words, and come back here to stand beside it.',
  openConfigurator: 'Open the 3D configurator',
  openDesignTool: 'Describe it in words',
  uploadsTitle: 'Uploaded designs',
  uploadsLoading: 'Loading uploaded designs…',
  uploadsFailed: 'Uploaded designs could not be loaded.',
  uploadsEmpty: 'Nothing here yet.',
  pending: 'Only you can see this until we approve it.',
  uploadedLabel: 'Uploaded design',
  remove: 'Delete',
  removeTitle: 'Delete this upload?',
  removeQuestion:
    '“{title}” will be deleted from our server for good, and no one will be able to see it anymore.',
  removeKeep: 'Keep it',
  removed: { title: 'Upload deleted', description: 'The image is gone from our server.' },
  removeFailed: 'It could not be deleted. Please try again.',
} as const;

export const PANORAMA_UPLOADING = {
  title: 'Bring your own panorama',
  lead: 'A 360° picture of your yard, a rendering from your designer, or an ordinary photo. You see it here at once. Nobody else does unless we add it to the gallery.',
  choose: 'Choose images',
  drop: 'or drop them here',
  dropNow: 'Let go to add them',
  uploading: 'Uploading',
  rules:
    'JPG or PNG, at least {limit.panorama-width} px wide. Full panoramas are twice as wide as they are tall. Location data is removed.',
  rejectedTitle: 'Not uploaded',
  checking: 'Checking your images…',
} as const;

export const PANORAMA_VIEWER = {
  exit: 'Exit 360',
  loading: 'Opening the panorama…',
  rendering: 'Drawing your pool all around you…',
  rendered: 'Drawn so far',
  queued: 'Your panorama is number {position} in the queue.',
  failed: 'This panorama could not be opened.',
  tryAgain: 'Try again',
  noWebGl: 'VR is disabled because this browser does not support WebGL. You can still drag, turn and zoom.',
  left: 'Look left',
  right: 'Look right',
  up: 'Look up',
  down: 'Look down',
  closer: 'Zoom in',
  wider: 'Zoom out',
  straight: 'Look straight ahead',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  enterVr: 'Enter VR',
  vrFailed: 'The headset did not respond. Put it on and try again.',
  motion: 'Turn with your phone',
  motionOff: 'Stop turning with the phone',
  motionRefused: 'Your phone blocked motion access. You can allow it for this site in your browser settings.',
} as const;
