import { type RouteConfig, route } from '@react-router/dev/routes';
import { ANSWER_PAGES, CONTACT_SENT } from '#domain/site/native-forms.ts';
import { ROUTES } from '#domain/site/routes.ts';

// The site's table of contents: one page per address.
export default [
  route(ROUTES.home, 'pages/home.tsx'),
  route(ROUTES.about, 'pages/about.tsx'),
  route(ROUTES.testimonials, 'pages/testimonials.tsx'),
  route(ROUTES.packages, 'pages/packages.tsx'),
  route(ROUTES.configurator, 'pages/ai-3d-design.tsx'),
  route(ROUTES.optimization, 'pages/ai-optimization.tsx'),
  route(ROUTES.eco, 'pages/eco-design.tsx'),
  route(ROUTES.panorama, 'pages/virtual-reality.tsx'),
  route(ROUTES.safety, 'pages/child-safety.tsx'),
  route(ROUTES.guide, 'pages/diy-pools-and-spas.tsx'),
  route(ROUTES.designTool, 'pages/ai-design-tool.tsx'),
  route(ROUTES.paymentSuccess, 'pages/payment-success.tsx'),
  route(ROUTES.contact, 'pages/contact.tsx'),
  route(ROUTES.faq, 'pages/faq.tsx'),
  route(ROUTES.admin, 'pages/admin.tsx'),
  route(ROUTES.intake, 'pages/intake.tsx'),
  route(ROUTES.intakeStatus, 'pages/intake-status.tsx'),
  route(ROUTES.privacy, 'pages/privacy-policy.tsx'),
  route(ROUTES.terms, 'pages/terms-conditions.tsx'),
  // Answers to forms that a browser sends by itself.
  route(CONTACT_SENT, 'pages/contact/sent.tsx'),
  route(ANSWER_PAGES.contact, 'pages/contact/check.tsx'),
  route(ANSWER_PAGES.estimate, 'pages/estimate.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
