DROP INDEX "estimates_by_email";--> statement-breakpoint
DROP INDEX "inquiries_by_email";--> statement-breakpoint
DROP INDEX "intakes_by_email";--> statement-breakpoint
DROP INDEX "mails_by_address";--> statement-breakpoint
CREATE INDEX "designs_by_words" ON "designs" USING gin (to_tsvector('simple', translate(lower(coalesce(slug, '') || ' ' || coalesce(hash, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "estimates_by_person" ON "estimates" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "estimates_by_words" ON "estimates" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "inquiries_by_person" ON "inquiries" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "inquiries_by_words" ON "inquiries" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(location, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "intakes_by_person" ON "intakes" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "intakes_by_words" ON "intakes" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(ticket_number, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "mails_by_person" ON "mails" USING btree (lower(to_address));--> statement-breakpoint
CREATE INDEX "mails_by_words" ON "mails" USING gin (to_tsvector('simple', translate(lower(coalesce(to_address, '') || ' ' || coalesce(subject, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "panoramas_by_words" ON "panoramas" USING gin (to_tsvector('simple', translate(lower(coalesce(original_name, '') || ' ' || coalesce(filename, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(intent_id, '') || ' ' || coalesce(package_title, '')), '@._-+:/<>&', '          '))) WITH (gin_pending_list_limit=512);