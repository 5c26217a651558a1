import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { brand } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/languages.ts';
import * as about from './about.ts';
import * as accessibility from './accessibility.ts';
import { announcement } from './announcement.ts';
import * as assessment from './assessment.ts';
import * as booking from './booking.ts';
import * as bookingPage from './booking-page.ts';
import * as chat from './chat.ts';
import * as configurator from './configurator.ts';
import * as console from './console.ts';
import * as consoleCalls from './console-calls.ts';
import * as consoleConnections from './console-connections.ts';
import * as consoleContent from './console-content.ts';
import * as consoleOrders from './console-orders.ts';
import * as consolePlanSet from './console-plan-set.ts';
import * as consoleProjects from './console-projects.ts';
import * as consoleTimeline from './console-timeline.ts';
import * as consoleToday from './console-today.ts';
import * as consoleVisitors from './console-visitors.ts';
import * as contactPage from './contact-page.ts';
import * as designCompare from './design-compare.ts';
import * as designMarks from './design-marks.ts';
import * as designTool from './design-tool.ts';
import * as drawingViewer from './drawing-viewer.ts';
import * as eco from './eco.ts';
import * as estimate from './estimate.ts';
import * as faq from './faq.ts';
import * as figures from './figures.ts';
import * as footer from './footer.ts';
import * as guide from './guide.ts';
import * as home from './home.ts';
import * as inquiry from './inquiry.ts';
import * as intake from './intake.ts';
import * as intakeDraft from './intake-draft.ts';
import * as interfaceWords from './interface.ts';
import * as launch from './launch.ts';
import * as legal from './legal.ts';
import * as mails from './mails.ts';
import * as meta from './meta.ts';
import * as nativeForms from './native-forms.ts';
import * as navigation from './navigation.ts';
import * as notFound from './not-found.ts';
import * as ownerBuilder from './owner-builder.ts';
import * as packageComparison from './package-comparison.ts';
import * as packages from './packages.ts';
import * as pageIntros from './page-intros.ts';
import * as panorama from './panorama.ts';
import * as panoramas from './panoramas.ts';
import * as payment from './payment.ts';
import * as paymentDialog from './payment-dialog.ts';
import { projects } from './picture-files.ts';
import { pictures } from './pictures.ts';
import * as planSet from './plan-set/plan-set.ts';
import * as plot from './plot.ts';
import * as plotDrawing from './plot-drawing.ts';
import * as plotPool from './plot-pool.ts';
import * as plotSummary from './plot-summary.ts';
import * as plotUnderlay from './plot-underlay.ts';
import * as portfolio from './portfolio.ts';
import * as privacy from './privacy.ts';
import * as projectMails from './project-mails.ts';
import * as projectPage from './project-page.ts';
import * as projectRoom from './project-room.ts';
import { publishedOn } from './published-on.ts';
import * as quantityEstimate from './quantity-estimate.ts';
import * as quiz from './quiz.ts';
import * as related from './related.ts';
import * as replies from './replies.ts';
import * as safety from './safety.ts';
import * as safetyFence from './safety-fence.ts';
import * as safetyLaws from './safety-laws.ts';
import * as saidDesign from './said-design.ts';
import * as services from './services.ts';
import * as sharedDesign from './shared-design.ts';
import * as siteWork from './site-work.ts';
import * as stakeSheet from './stake-sheet.ts';
import * as states from './states/states.ts';
import * as structuredData from './structured-data/words.ts';
import { taxes } from './taxes.ts';
import * as terms from './terms.ts';
import * as testimonials from './testimonials.ts';
import * as yard from './yard.ts';

/** What the owner wrote in Spanish, by the English sentence; in the Spanish content what rules say, by their English. */
const NO_SPANISH: Readonly<Record<string, string>> = {};
const READERS: { language: Language } = { language: 'en' };
/** In the Spanish content: what it says in English, having no Spanish for it. */
const NOTHING_LEFT: readonly string[] = [];

// Everything the site says, as it is before anybody has changed a word. Pages are rendered from a version of this; components
// get their part of it as props and never import it.
export const CONTENT = {
  about,
  accessibility,
  announcement,
  assessment,
  booking,
  bookingPage,
  brand,
  chat,
  configurator,
  console,
  consoleCalls,
  consoleConnections,
  consoleContent,
  contactPage,
  designMarks,
  designTool,
  eco,
  estimate,
  faq,
  figures,
  footer,
  guide,
  home,
  inquiry,
  intake,
  intakeDraft,
  interfaceWords,
  launch,
  legal,
  mails,
  meta,
  nativeForms,
  navigation,
  notFound,
  ownerBuilder,
  packageComparison,
  packages,
  pageIntros,
  panorama,
  panoramas,
  payment,
  paymentDialog,
  pictures,
  planSet,
  plot,
  plotDrawing,
  plotPool,
  plotSummary,
  plotUnderlay,
  portfolio,
  prices: DEFAULT_PRICES,
  spanish: NO_SPANISH,
  privacy,
  projects,
  projectPage,
  projectRoom,
  drawingViewer,
  designCompare,
  consoleOrders,
  consolePlanSet,
  consoleProjects,
  consoleTimeline,
  consoleToday,
  consoleVisitors,
  projectMails,
  publishedOn,
  quantityEstimate,
  quiz,
  /** For whom all of it is. */
  readers: READERS,
  related,
  replies,
  safety,
  saidDesign,
  safetyFence,
  safetyLaws,
  services,
  sharedDesign,
  siteWork,
  stakeSheet,
  states,
  structuredData,
  taxes,
  terms,
  testimonials,
  untranslated: NOTHING_LEFT,
  yard,
};

export type Content = typeof CONTENT;
