CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"provider_id" text
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"staff_id" text
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"sha256" text NOT NULL,
	"design_slug" text,
	"design" jsonb,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid,
	"version_id" uuid,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"approved" jsonb NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"final_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"parent_id" uuid,
	"surface" text NOT NULL,
	"file_id" uuid,
	"page" integer DEFAULT 1 NOT NULL,
	"x" real DEFAULT 0.5 NOT NULL,
	"y" real DEFAULT 0.5 NOT NULL,
	"weight" text DEFAULT 'must' NOT NULL,
	"body" text NOT NULL,
	"design" jsonb,
	"side" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"round_id" uuid,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"version_id" uuid,
	"message_id" uuid,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"side" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"body" text NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"staff_id" text,
	"accepted_by" text,
	"accepted_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"beyond" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ticket_number" text NOT NULL,
	"access_hash" text NOT NULL,
	"link_number" integer DEFAULT 0 NOT NULL,
	"link_issued_at" timestamp (3) with time zone,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"package_id" text,
	"package_title" text,
	"begun_by" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"step" text DEFAULT 'documents' NOT NULL,
	"turn" text DEFAULT 'client' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"revisions_included" integer DEFAULT 0,
	"revisions_used" integer DEFAULT 0 NOT NULL,
	"assigned_to" text,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"client_mail_id" uuid,
	"studio_mail_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_versions" ADD CONSTRAINT "delivery_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_versions" ADD CONSTRAINT "delivery_versions_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_version_id_delivery_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."delivery_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_version_id_delivery_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."delivery_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_messages" ADD CONSTRAINT "project_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_quotes" ADD CONSTRAINT "project_quotes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_rounds" ADD CONSTRAINT "project_rounds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_of" ON "deliveries" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_versions_number" ON "delivery_versions" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE INDEX "delivery_versions_of" ON "delivery_versions" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_approvals_standing" ON "project_approvals" USING btree ("version_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "project_approvals_of" ON "project_approvals" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_comments_of" ON "project_comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_comments_on" ON "project_comments" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "project_files_of" ON "project_files" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_files_by_key" ON "project_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "project_messages_of" ON "project_messages" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_quotes_of" ON "project_quotes" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_rounds_number" ON "project_rounds" USING btree ("project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_by_access" ON "projects" USING btree ("access_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_by_ticket" ON "projects" USING btree ("ticket_number");--> statement-breakpoint
CREATE INDEX "projects_by_time" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_state" ON "projects" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_board" ON "projects" USING btree ("state","turn","due_at","id");--> statement-breakpoint
CREATE INDEX "projects_board_of" ON "projects" USING btree ("assigned_to","state","turn","due_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_person" ON "projects" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "projects_by_words" ON "projects" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(ticket_number, '') || ' ' || coalesce(package_title, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "intakes_of_project" ON "intakes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "orders_of_project" ON "orders" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "orders_of_quote" ON "orders" USING btree ("quote_id");--> statement-breakpoint
-- Whoever had sent a project or bought a package before gets a room; the links they have open it.
INSERT INTO "projects" ("id", "created_at", "ticket_number", "access_hash", "link_issued_at", "name", "email", "begun_by", "state", "step", "turn", "updated_at")
SELECT "id", "created_at", "ticket_number", "access_hash", "created_at", "full_name", "email", 'intake',
  CASE WHEN "status" IN ('spam', 'lost') THEN 'closed' ELSE 'active' END,
  CASE "progress" WHEN 'received' THEN 'documents' WHEN 'in-review' THEN 'concept' ELSE 'revisions' END, 'studio', "updated_at"
FROM "intakes" ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "intakes" SET "project_id" = "id" WHERE "id" IN (SELECT "id" FROM "projects");--> statement-breakpoint
UPDATE "orders" SET "project_id" = "newest"."id" FROM (
  SELECT DISTINCT ON (lower("email")) lower("email") AS "email", "id" FROM "projects" WHERE "state" = 'active' ORDER BY lower("email"), "created_at" DESC
) AS "newest" WHERE "orders"."state" = 'paid' AND lower("orders"."email") = "newest"."email";--> statement-breakpoint
INSERT INTO "projects" ("id", "created_at", "ticket_number", "access_hash", "email", "begun_by", "turn", "updated_at")
SELECT "id", "created_at", 'PW-' || to_char("created_at", 'YYMMDD') || '-' || upper(substr(md5("id"::text), 1, 6)), 'none-' || "id", "email", 'order', 'client', now()
FROM "orders" WHERE "state" = 'paid' AND "project_id" IS NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "orders" SET "project_id" = "id" WHERE "state" = 'paid' AND "project_id" IS NULL AND "id" IN (SELECT "id" FROM "projects");--> statement-breakpoint
UPDATE "projects" SET "package_id" = "bought"."package_id", "package_title" = "bought"."package_title",
  "revisions_included" = CASE "bought"."package_id" WHEN 'premium-3d' THEN 3 WHEN 'diy' THEN 2 WHEN 'luxury-resort' THEN NULL ELSE 1 END
FROM (SELECT DISTINCT ON ("project_id") "project_id", "package_id", "package_title" FROM "orders" WHERE "project_id" IS NOT NULL ORDER BY "project_id", "created_at" DESC) AS "bought"
WHERE "bought"."project_id" = "projects"."id";
