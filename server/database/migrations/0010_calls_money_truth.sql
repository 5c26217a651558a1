CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"way" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"design" text,
	"project_id" uuid,
	"access_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminder_at" timestamp (3) with time zone,
	"hour_reminder_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"canceled_by" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accepted_terms" (
	"version" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"step" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_counts_day_source_campaign_step_pk" PRIMARY KEY("day","source","campaign","step")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid,
	"event" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"response_status" integer,
	"response_excerpt" text,
	"took_ms" integer,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp (3) with time zone,
	"events" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stopped_reason" text,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"about_table" text NOT NULL,
	"about_id" uuid NOT NULL,
	"spread" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_by_words";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_thousandths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_access" ON "bookings" USING btree ("access_hash");--> statement-breakpoint
CREATE INDEX "bookings_by_time" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_state" ON "bookings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("starts_at") WHERE state = 'booked' and hour_reminder_at is null;--> statement-breakpoint
CREATE INDEX "bookings_of_project" ON "bookings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "bookings_by_person" ON "bookings" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "bookings_by_words" ON "bookings" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(details, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_new" ON "webhook_events" USING btree ("created_at") WHERE not spread;--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_receipt" ON "orders" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(intent_id, '') || ' ' || coalesce(right(intent_id, 8), '') || ' ' || coalesce(package_title, '') || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(phone, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_apart" EXCLUDE USING gist (tstzrange("starts_at", "held_until") WITH &&) WHERE ("state" = 'booked');--> statement-breakpoint
UPDATE "orders" SET "receipt_number" = 1000 + "numbered"."n" FROM (SELECT "id", row_number() OVER (ORDER BY "paid_at", "id") AS "n" FROM "orders" WHERE "paid_at" IS NOT NULL) AS "numbered" WHERE "orders"."id" = "numbered"."id";--> statement-breakpoint
CREATE FUNCTION "note_webhook_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints WHERE active) THEN
    INSERT INTO webhook_events (id, event, about_table, about_id)
    SELECT gen_random_uuid(), TG_ARGV[0], TG_TABLE_NAME, id FROM inserted
    WHERE coalesce(to_jsonb(inserted) ->> 'status', '') <> 'spam';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_webhook_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints WHERE active) THEN
    INSERT INTO webhook_events (id, event, about_table, about_id)
    SELECT gen_random_uuid(), 'order.paid', 'orders', changed.id FROM changed JOIN former ON former.id = changed.id
    WHERE changed.state = 'paid' AND former.state NOT IN ('paid', 'refunded')
    UNION ALL
    SELECT gen_random_uuid(), 'order.refunded', 'orders', changed.id FROM changed JOIN former ON former.id = changed.id
    WHERE changed.refunded_cents > former.refunded_cents;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_webhook_paid_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints WHERE active) THEN
    INSERT INTO webhook_events (id, event, about_table, about_id)
    SELECT gen_random_uuid(), 'order.paid', 'orders', id FROM inserted WHERE state = 'paid';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_webhook_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints WHERE active) THEN
    INSERT INTO webhook_events (id, event, about_table, about_id)
    SELECT gen_random_uuid(), CASE WHEN changed.state = 'canceled' THEN 'booking.canceled' ELSE 'booking.moved' END,
      'bookings', changed.id
    FROM changed JOIN former ON former.id = changed.id
    WHERE former.state = 'booked' AND (changed.state = 'canceled' OR changed.starts_at <> former.starts_at);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "webhook_inquiry" AFTER INSERT ON "inquiries" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_insert"('lead.created');--> statement-breakpoint
CREATE TRIGGER "webhook_estimate" AFTER INSERT ON "estimates" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_insert"('lead.created');--> statement-breakpoint
CREATE TRIGGER "webhook_intake" AFTER INSERT ON "intakes" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_insert"('intake.created');--> statement-breakpoint
CREATE TRIGGER "webhook_booking" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_insert"('booking.created');--> statement-breakpoint
CREATE TRIGGER "webhook_approval" AFTER INSERT ON "project_approvals" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_insert"('approval.given');--> statement-breakpoint
CREATE TRIGGER "webhook_paid_order" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_paid_order"();--> statement-breakpoint
CREATE TRIGGER "webhook_order" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_order"();--> statement-breakpoint
CREATE TRIGGER "webhook_booking_change" AFTER UPDATE ON "bookings" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_booking"();
