# Stage 1: everything that builds.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY event-store/package.json event-store/
COPY projections/package.json projections/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN node sbom.js > sbom.json

# Stage 2: only what runs.
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/domain/package.json domain/
COPY --from=build /app/event-store/package.json event-store/
COPY --from=build /app/projections/package.json projections/
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/frontend/package.json frontend/
COPY --from=build /app/e2e/package.json e2e/
COPY --from=build /app/bench/package.json bench/
RUN npm ci --no-audit --no-fund --omit=dev -w backend -w frontend

# Its root file system may be read-only: the product writes into /data, and libraries into /tmp.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 FULLCOURT_DATA=/data
WORKDIR /app
COPY --from=modules /app/ ./
COPY --from=build /app/sbom.json ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/event-store/dist event-store/dist
COPY --from=build /app/projections/dist projections/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
