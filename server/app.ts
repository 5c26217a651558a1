import { createServer } from 'node:http';
import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { brand } from '#domain/site/brand.ts';
import { assessmentRoutes } from '#server/areas/assessment/routes.ts';
import { bookingRoutes } from '#server/areas/booking/routes.ts';
import { consoleRoutes } from '#server/areas/console/routes.ts';
import { contentPictureRoutes } from '#server/areas/content/pictures/routes.ts';
import { servePictures } from '#server/areas/content/pictures/serve.ts';
import { serveSocialPictures } from '#server/areas/content/pictures/serve-social.ts';
import { contentRoutes } from '#server/areas/content/routes.ts';
import { type ServedContent, servedContent } from '#server/areas/content/served-content.ts';
import { designRoutes } from '#server/areas/design/routes.ts';
import { estimateFormRoutes } from '#server/areas/estimate/form-routes.ts';
import { estimateRoutes } from '#server/areas/estimate/routes.ts';
import { inquiryFormRoutes } from '#server/areas/inquiry/form-routes.ts';
import { inquiryRoutes } from '#server/areas/inquiry/routes.ts';
import { intakeRoutes } from '#server/areas/intake/routes.ts';
import { launchRoutes } from '#server/areas/launch/routes.ts';
import { panoramaRoutes } from '#server/areas/panorama/routes.ts';
import { paymentRoutes } from '#server/areas/payment/routes.ts';
import { sandboxRoutes } from '#server/areas/payment/sandbox-routes.ts';
import { paymentWebhook } from '#server/areas/payment/webhook.ts';
import { planSetRoutes } from '#server/areas/plan-set/routes.ts';
import { projectRoutes } from '#server/areas/project/routes.ts';
import { staffAuthRoutes } from '#server/areas/staff/auth-routes.ts';
import { visitRoutes } from '#server/areas/visit/routes.ts';
import { visitStaffRoutes } from '#server/areas/visit/staff-routes.ts';
import { connectionRoutes } from '#server/areas/webhook/routes.ts';
import type { Config } from '#server/config.ts';
import { BODY_LIMITS, TIME_LIMITS } from '#server/limits.ts';
import { logOptions } from '#server/log.ts';
import { forwardTo } from '#server/pages/forward.ts';
import { sitePages } from '#server/pages/site-pages.ts';
import { loadStaticFiles } from '#server/pages/static-files.ts';
import { createStaticSite } from '#server/pages/static-site.ts';
import { errorResponse, registerErrors } from '#server/plugins/errors.ts';
import { registerHealth, watchHealth } from '#server/plugins/health.ts';
import { registerIdempotency } from '#server/plugins/idempotency.ts';
import { registerMetrics } from '#server/plugins/metrics.ts';
import { registerRateLimits } from '#server/plugins/rate-limits.ts';
import { registerSameOrigin } from '#server/plugins/same-origin.ts';
import { securityHeaders } from '#server/plugins/security-headers.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';

// The list of what the server does. Tests build it and inject requests; main listens.

interface HttpOptions {
  logTo?: Writable;
  served?: ServedContent;
}

export const createHttp = async (
  config: Config,
  { logTo, served = servedContent() }: HttpOptions = {},
): Promise<FastifyInstance> => {
  const files = await loadStaticFiles(config);
  const pages = sitePages(config, served, (line, words) => app.log.error(line, words));
  const forward = config.pagesFrom ? forwardTo(config.pagesFrom) : undefined;
  const staticSite = createStaticSite(files, pages?.cache, forward);
  const headers = Object.entries(securityHeaders(config));
  const app = Fastify({
    logger: logOptions(config.logLevel, logTo),
    // Static answers never enter the router; what is left is the API.
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (!staticSite(request, response)) handler(request, response);
      });
      server.headersTimeout = TIME_LIMITS.connection;
      server.requestTimeout = TIME_LIMITS.upload;
      server.keepAliveTimeout = TIME_LIMITS.keepAlive;
      server.maxRequestsPerSocket = 0;
      return server;
    },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMITS.json,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // A `__proto__` key is dropped before anything reads the body.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { maxParamLength: 200 },
    // A malformed address never reaches a hook; its 400 gets the same body and security headers as any other refusal.
    frameworkErrors: (error, _request, reply) => {
      const { status, ...body } = errorResponse(error);
      reply.raw.writeHead(status, {
        ...Object.fromEntries(headers),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      reply.raw.end(JSON.stringify(body));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorate('pages', pages);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  });
  app.addHook('onResponse', async (request, reply) => {
    // Routes, never addresses or bodies: personal data is not logged.
    request.log.info(
      {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  registerErrors(app);
  app.setNotFoundHandler((request, reply) => {
    // Reached by injected page requests (no socket server in between) and by unknown API calls.
    if (!request.url.startsWith('/api/') && staticSite(request.raw, reply.raw)) return reply.hijack();
    throw notFound('There is nothing at this address.');
  });
  registerSameOrigin(app, config.siteUrl);
  await app.register(fastifyCookie);
  return app;
};

export const registerAreas = async (app: FastifyInstance, services: Services) => {
  const health = watchHealth(services.database, services.config.dataDir);
  registerMetrics(app, services, health);
  registerHealth(app, health);
  await registerRateLimits(app, services.config, services.database);
  await registerIdempotency(app, services.database);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      // The description is written once at the start, and programs know the API by this name: the build's, whatever is published.
      info: { title: `${brand.name} API`, version: '1.0.0' },
      servers: [{ url: services.config.siteUrl }],
    },
    transform: jsonSchemaTransform,
  });

  await app.register(staffAuthRoutes(services));
  await app.register(consoleRoutes(services));
  await app.register(contentPictureRoutes(services));
  await app.register(servePictures(services));
  await app.register(serveSocialPictures(services));
  await app.register(contentRoutes(services));
  await app.register(launchRoutes(services));
  await app.register(connectionRoutes(services));
  await app.register(assessmentRoutes(services));
  await app.register(designRoutes(services));
  await app.register(bookingRoutes(services));
  await app.register(estimateRoutes(services));
  await app.register(estimateFormRoutes(services));
  await app.register(inquiryRoutes(services));
  await app.register(inquiryFormRoutes(services));
  await app.register(panoramaRoutes(services));
  await app.register(intakeRoutes(services));
  await app.register(projectRoutes(services));
  await app.register(planSetRoutes(services));
  await app.register(paymentRoutes(services));
  await app.register(sandboxRoutes(services));
  await app.register(paymentWebhook(services));
  await app.register(visitRoutes(services));
  await app.register(visitStaffRoutes(services));

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
